/* For files that vcc and other compilers read. vcc itself reads the annotation
   `__decl_vec_function(clauses)` before a function; here it vanishes for everybody else. */
#ifndef VCC_H
#define VCC_H
#if defined(__GNUC__)
/* No complaints about `...` where the standard has no variadic macros. */
#pragma GCC system_header
#endif
#if !defined(__VCC__)
#define __decl_vec_function(...)
#endif
#endif
