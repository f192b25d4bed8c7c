//! A schedule as a picture: the kernel, cycle by cycle, as a Scalable Vector Graphics document.

use super::Scheduled;
use std::fmt::Write;

/// Height of a box, with the space below it.
const BOX: usize = 22;
/// Width of a stage, and of the column of cycles before them.
const STAGE: usize = 220;
const CYCLES: usize = 70;
/// Height of title and heads of columns, and of what stands below all.
const HEAD: usize = 52;
const FOOT: usize = 28;
/// Characters that fit in a box.
const LETTERS: usize = 30;
/// Colours of stages, in turn.
const COLOURS: [&str; 6] = [
    "#cfe3f7", "#d9f0d3", "#fde8c8", "#eadcf4", "#f9d6d5", "#e6e6e6",
];

impl Scheduled {
    /// The kernel as a picture: a row for each of its cycles, a column for each stage, so for each of the iterations
    /// that overlap, and a box for each operation. `names`: what each node does.
    pub fn picture(&self, title: &str, names: &[String]) -> String {
        let mut out = String::new();
        // Writing to a String cannot fail.
        let _ = self.draw(title, names, &mut out);
        out
    }

    fn draw(&self, title: &str, names: &[String], out: &mut String) -> std::fmt::Result {
        let schedule = &self.schedule;
        let (ii, stages) = (schedule.ii, schedule.stages());
        let kernel = self.kernel();
        let at = |row: u32, stage: u32| {
            let here = kernel.iter().copied();
            here.filter(move |&n| schedule.row(n) == row && schedule.stage[n] == stage)
        };
        let tall = |row: u32| {
            let cells = (0..stages).map(|stage| at(row, stage).count());
            BOX * cells.max().unwrap_or(0).max(1)
        };
        let width = CYCLES + STAGE * stages as usize + 10;
        let height = HEAD + FOOT + (0..ii).map(tall).sum::<usize>();
        let title = escaped(title);
        writeln!(
            out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" font-family=\"monospace\" font-size=\"11\">\n\
             <title>{title}</title>\n\
             <rect width=\"{width}\" height=\"{height}\" fill=\"white\"/>\n\
             <text x=\"10\" y=\"18\" font-size=\"13\">{title}</text>"
        )?;
        for stage in 0..stages {
            let x = CYCLES + STAGE * stage as usize;
            let iteration = match stage {
                0 => "iteration i".to_owned(),
                ago => format!("iteration i - {ago}"),
            };
            writeln!(
                out,
                "<text x=\"{x}\" y=\"40\">stage {stage}: {iteration}</text>"
            )?;
        }
        let mut y = HEAD;
        for row in 0..ii {
            writeln!(
                out,
                "<line x1=\"0\" y1=\"{}\" x2=\"{width}\" y2=\"{}\" stroke=\"#cccccc\"/>\n\
                 <text x=\"10\" y=\"{}\">cycle {row}</text>",
                y - 3,
                y - 3,
                y + 13
            )?;
            for stage in 0..stages {
                let x = CYCLES + STAGE * stage as usize;
                for (n, node) in at(row, stage).enumerate() {
                    let name = names.get(node).map_or("", String::as_str);
                    draw_box((x, y + BOX * n), stage, name, out)?;
                }
            }
            y += tall(row);
        }
        writeln!(
            out,
            "<text x=\"10\" y=\"{}\">II {ii}, stages {stages}; MII {}: ResMII {}, RecMII {}</text>\n</svg>",
            y + 16,
            self.mii,
            self.res_mii(),
            self.rec_mii()
        )
    }
}

/// A box with a name, of which readers show all when they are pointed at it.
fn draw_box((x, y): (usize, usize), stage: u32, name: &str, out: &mut String) -> std::fmt::Result {
    let colour = COLOURS[stage as usize % COLOURS.len()];
    let short: String = match name.chars().count() > LETTERS {
        true => name.chars().take(LETTERS - 1).chain(['…']).collect(),
        false => name.to_owned(),
    };
    writeln!(
        out,
        "<g><title>{}</title><rect x=\"{x}\" y=\"{y}\" width=\"{}\" height=\"{}\" rx=\"3\" fill=\"{colour}\" \
         stroke=\"#666666\"/><text x=\"{}\" y=\"{}\">{}</text></g>",
        escaped(name),
        STAGE - 10,
        BOX - 4,
        x + 5,
        y + 13,
        escaped(&short)
    )
}

/// A text as it stands in such a document.
fn escaped(text: &str) -> String {
    let escaped = text.chars().map(|c| match c {
        '&' => "&amp;".to_owned(),
        '<' => "&lt;".to_owned(),
        '>' => "&gt;".to_owned(),
        '"' => "&quot;".to_owned(),
        c => c.to_string(),
    });
    escaped.collect()
}
