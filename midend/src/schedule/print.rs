//! A schedule as tables, for the reader.

use super::graph::Kind;
use super::{Crowded, ModuloSchedule, Scheduled};
use std::fmt::Write;

fn list(nodes: &[usize]) -> String {
    let nodes: Vec<String> = nodes.iter().map(usize::to_string).collect();
    nodes.join(", ")
}

impl Scheduled {
    /// All that there is to see of it; `names`: what each node does; `classes`: names of resources; `files`: of
    /// registers.
    pub fn table(&self, names: &[String], classes: &[&str], files: &[&str]) -> String {
        let mut out = String::new();
        // Writing to a String cannot fail.
        let _ = self.write(names, classes, &mut out);
        let _ = self.write_registers(files, &mut out);
        out
    }

    fn write_registers(&self, files: &[&str], out: &mut String) -> std::fmt::Result {
        if let Some([ii, stages]) = self.long {
            writeln!(out, "II {ii} given up: it has {stages} stages")?;
        }
        let name = |file: usize| files.get(file).copied().unwrap_or("other");
        if let Some(Crowded { ii, file, needed }) = self.crowded {
            let there = self.graph.files()[file];
            writeln!(
                out,
                "II {ii} given up: {needed} {} registers are needed, of {there}",
                name(file)
            )?;
        }
        let needed = self.registers().into_iter().zip(self.graph.files());
        let needed = needed
            .enumerate()
            .filter(|(_, (needed, _))| *needed > 0)
            .map(|(file, (needed, there))| format!("{} {needed} of {there}", name(file)));
        let needed: Vec<String> = needed.collect();
        match needed.is_empty() {
            true => Ok(()),
            false => writeln!(out, "registers: {}", needed.join(", ")),
        }
    }

    fn write(
        &self,
        names: &[String],
        classes: &[&str],
        out: &mut String,
    ) -> Result<(), std::fmt::Error> {
        writeln!(out, "node asap alap mob depth height zdepth zheight")?;
        for (n, of) in self.functions.iter().enumerate() {
            writeln!(
                out,
                "{n:4} {:4} {:4} {:3} {:5} {:6} {:6} {:7}  {}",
                of.earliest,
                of.latest,
                of.mobility(),
                of.depth,
                of.height,
                of.zero_depth,
                of.zero_height,
                names.get(n).map_or("", String::as_str)
            )?;
        }
        for edge in self.graph.edges() {
            let kind = match edge.kind {
                Kind::Data => "data",
                Kind::Memory => "memory",
                Kind::Anti => "anti",
            };
            writeln!(
                out,
                "edge {} -> {}: {kind}, latency {}, distance {}",
                edge.from, edge.to, edge.latency, edge.distance
            )?;
        }
        for recurrence in &self.recurrences {
            writeln!(
                out,
                "circuit {}: RecMII {}",
                list(&recurrence.nodes),
                recurrence.mii
            )?;
        }
        let resources = self.resources.iter().zip(classes);
        let resources: Vec<String> = resources
            .map(|(ratio, name)| format!("{name} {ratio}"))
            .collect();
        writeln!(out, "resources: {}", resources.join(", "))?;
        let (res_mii, rec_mii) = (self.res_mii(), self.rec_mii());
        let more = match self.mii > res_mii.max(rec_mii) {
            true => "; no schedule has less",
            false => "",
        };
        writeln!(
            out,
            "MII {}: ResMII {res_mii}, RecMII {rec_mii}{more}",
            self.mii
        )?;
        let sets: Vec<String> = self
            .sets
            .iter()
            .map(|set| format!("{{{}}}", list(set)))
            .collect();
        writeln!(out, "sets: {}", sets.join(" "))?;
        writeln!(out, "order: {}", list(&self.order))?;
        let ModuloSchedule { ii, cycle, stage } = &self.schedule;
        writeln!(out, "II {ii}, stages {}", self.schedule.stages())?;
        for row in 0..*ii {
            let kernel = self.kernel();
            let here = kernel
                .iter()
                .filter(|&&node| self.schedule.row(node) == row);
            let here = here.map(|&n| format!("{n} (cycle {}, stage {})", cycle[n], stage[n]));
            let here: Vec<String> = here.collect();
            writeln!(out, "row {row}: {}", here.join(", "))?;
        }
        Ok(())
    }
}
