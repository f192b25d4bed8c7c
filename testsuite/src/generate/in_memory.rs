//! Sums and the like that are in memory all the while.

use super::Generator;
use super::arrays::Place;
use crate::features::mark;

impl Generator {
    /// Puts reductions and last values in memory now and then: behind a pointer to an object of the kernel's own, or to an element of
    /// an array that the loop may access as well.
    pub(super) fn put_in_memory(&mut self, before: &mut String, globals: &mut String) {
        let mut aside = self.random.aside();
        if self.tame || !aside.one_in(2) {
            return;
        }
        let kernel = &self.kernel;
        let all = self.reductions.iter_mut().chain(&mut self.finals);
        for (k, carried) in all.enumerate() {
            let (name, ty) = (carried.name.clone(), carried.c_type);
            let alike = |a: &&super::arrays::Array| {
                a.written && a.element.1 == ty && a.place == Place::Parameter
            };
            let own = format!("{kernel}_m{k}");
            globals.push_str(&format!("static {ty} {own};\n"));
            let place = match self.arrays.iter().find(alike) {
                Some(array) if !self.restrict && aside.one_in(2) => {
                    let at =
                        aside.pick(&["0", "1", "5", "n / 2", "n & ~3", "n & ~7", "n & ~31", "n"]);
                    format!("s & 4 ? &{}[{at}] : &{own}", array.name)
                }
                _ => format!("&{own}"),
            };
            before.push_str(&format!(
                "    {ty} *m{k} = {place};\n    *m{k} = {name};\n    {}\n",
                mark("reduction in memory")
            ));
            carried.name = format!("(*m{k})");
        }
    }
}
