# vcc in CMake, for the Makefile and Ninja generators.
#
#   include(Vcc)
#   vcc_vectorize(TARGET [OPTIONS --vcc-OPTION...])
#
# compiles the C files of TARGET through `vcc cc`. The program is looked for once, as `Vcc_EXECUTABLE`;
# where there is none, TARGET is compiled as it is, with a warning. To send a whole build through vcc,
# no module is needed: -DCMAKE_C_COMPILER_LAUNCHER="vcc;cc".

find_program(Vcc_EXECUTABLE vcc DOC "The vectorizing compiler vcc")

function(vcc_vectorize target)
    cmake_parse_arguments(PARSE_ARGV 1 VCC "" "" "OPTIONS")
    if(VCC_UNPARSED_ARGUMENTS)
        message(FATAL_ERROR "vcc_vectorize: unknown argument: ${VCC_UNPARSED_ARGUMENTS}; "
            "write vcc_vectorize(TARGET OPTIONS --vcc-remarks=missed)")
    endif()
    foreach(option IN LISTS VCC_OPTIONS)
        if(NOT option MATCHES "^--vcc-")
            message(FATAL_ERROR "vcc_vectorize: `${option}` is no option of vcc here; "
                "each begins with --vcc-, such as --vcc-target=avx2")
        endif()
    endforeach()
    if(NOT TARGET ${target})
        message(FATAL_ERROR "vcc_vectorize: there is no target `${target}`")
    endif()
    if(NOT Vcc_EXECUTABLE)
        message(WARNING "vcc was not found: `${target}` is compiled as it is")
        return()
    endif()
    # A launcher that is there already, such as ccache, gets the vectorized file.
    get_target_property(launcher ${target} C_COMPILER_LAUNCHER)
    if(NOT launcher)
        set(launcher ${CMAKE_C_COMPILER_LAUNCHER})
    endif()
    set(command ${Vcc_EXECUTABLE} cc ${VCC_OPTIONS} ${launcher})
    set_target_properties(${target} PROPERTIES C_COMPILER_LAUNCHER "${command}")
endfunction()
