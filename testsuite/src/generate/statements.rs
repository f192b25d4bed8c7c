//! The statements of a loop's body.

use super::arrays::Array;
use super::variable::Variable;
use super::{Generator, Place, SCALARS, is_float};
use crate::features::mark;

/// The type to compute in what is stored in that type.
pub(super) fn wide(ty: &'static str) -> &'static str {
    match ty {
        "float" | "double" | "long" | "unsigned long" | "int" | "unsigned" => ty,
        _ => "int",
    }
}

impl Generator {
    pub(super) fn body(&mut self, body: &mut String) {
        for (name, first) in &self.counters {
            if *first {
                body.push_str(&format!("        {name}++;\n"));
            }
        }
        // A recurrence stands behind the others or before them.
        let (behind, before) = match self.recurrence {
            Some(way @ 6..) => (Some(8), Some(way)),
            Some(way) if way < 3 => (None, Some(way)),
            way => (way, None),
        };
        self.use_handed_on(body);
        if self.views {
            self.look_at_bits(body);
        }
        self.recurrences(body, before);
        if self.stride.is_some() {
            self.strided(body);
        } else {
            self.statements(body, 2);
            // At least one effect on memory, in the main path.
            self.store(body);
        }
        self.find_extremum(body);
        self.recurrences(body, behind);
        self.hand_on(body);
        for (name, first) in &self.counters {
            if !*first {
                body.push_str(&format!("        {name}++;\n"));
            }
        }
        body.push_str(self.variable.as_ref().map_or("", Variable::step));
        let step = if self.around.downwards { "--" } else { "++" };
        for array in &self.arrays {
            if matches!(array.place, Place::Walking) {
                body.push_str(&format!("        p{}{step};\n", array.name));
            }
        }
    }

    /// A statement that needs what the iteration before made.
    fn recurrences(&mut self, body: &mut String, way: Option<usize>) {
        let Some(way) = way else {
            return;
        };
        let value = self.value("unsigned", 1);
        let text = match way {
            0 => format!("state = state * 5u + {value};"),
            1 => format!("if ({value} & 1u) state = (state >> 3) + {value}; else state ^= 77u;"),
            2 | 3 => format!("counts[{value} & 7u] += 3u;"),
            6 => "state += (unsigned)last * 3u;".to_string(),
            7 => format!("state += {} ^ (unsigned)last;", self.element_before(&value)),
            8 => "last = i;".to_string(),
            _ => self.element_of_neighbour(&value),
        };
        body.push_str(&format!("        {text}\n"));
    }

    /// The element at what the counter was before.
    fn element_before(&self, value: &str) -> String {
        let plain = |array: &&Array| {
            !array.written && !is_float(array.element.1) && !matches!(array.place, Place::Walking)
        };
        match self.arrays.iter().find(|array| plain(array)) {
            Some(array) => {
                let (base, row) = (array.base(&self.kernel), self.around.row);
                format!("(unsigned){base}[{row}last]")
            }
            None => value.to_string(),
        }
    }

    /// An element that is made of its neighbour.
    fn element_of_neighbour(&mut self, value: &str) -> String {
        let plain = |array: &&Array| {
            array.written && !is_float(array.element.1) && !matches!(array.place, Place::Walking)
        };
        let Some(k) = self.arrays.iter().position(|array| plain(&array)) else {
            return format!("state = (state ^ {value}) * 9u;");
        };
        let (base, row) = (self.arrays[k].base(&self.kernel), self.around.row);
        let c_type = self.arrays[k].element.1;
        let (to, from) = match self.around.downwards {
            true => ("i", "i + 1"),
            false => ("i + 1", "i"),
        };
        format!("{base}[{row}{to}] = ({c_type})((unsigned){base}[{row}{from}] * 3u ^ {value});")
    }

    fn statements(&mut self, body: &mut String, depth: usize) {
        for _ in 0..1 + self.random.below(3) {
            let start = body.len();
            let feature = self.statement(body, depth);
            body.insert_str(start, &format!("        {}\n", mark(feature)));
        }
    }

    /// A statement, and what a campaign counts it as.
    fn statement(&mut self, body: &mut String, depth: usize) -> &'static str {
        let kinds = if self.straight { 13 } else { 20 };
        match self.random.below(kinds) {
            0..=2 => {
                self.local(body);
                "local variable"
            }
            3 | 4 if depth > 0 && !self.straight => {
                self.branch(body, depth);
                "branch"
            }
            5..=7 if !self.reductions.is_empty() => {
                self.reduction(body);
                "reduction"
            }
            8 | 9 if !self.finals.is_empty() && (!self.tame || self.conditions == 0) => {
                self.last_value(body);
                "last value"
            }
            10 => {
                self.reassign(body);
                "assignment"
            }
            11 => {
                self.compound(body);
                "compound assignment"
            }
            12 if !self.no_memory() => {
                self.comma(body);
                "comma"
            }
            13 if depth > 0 => {
                self.switch(body, depth);
                "switch"
            }
            14 if self.around.may_continue && !self.tame && self.random.one_in(2) => {
                let condition = self.condition();
                self.step_and_continue(body, &condition);
                "continue"
            }
            15 if !self.tame && self.random.one_in(8) => {
                let condition = self.condition();
                body.push_str(&format!("        if ({condition}) break;\n"));
                "break"
            }
            16 if !self.tame && depth > 0 && self.random.one_in(6) => {
                self.short_loop(body);
                "short loop inside"
            }
            17 if !self.tame && self.random.aside().below(5) < 2 => {
                self.while_loop(body, true);
                "loop inside as the values say"
            }
            _ if self.no_memory() => {
                self.reassign(body);
                "assignment"
            }
            _ => {
                self.store(body);
                if self.random.aside().one_in(2) {
                    self.store_twice(body);
                }
                "store"
            }
        }
    }

    fn step_and_continue(&self, body: &mut String, condition: &str) {
        let mut steps = String::new();
        for array in &self.arrays {
            if matches!(array.place, Place::Walking) {
                let by = self.variable.as_ref().map_or("", Variable::step);
                let step = if self.around.downwards { "--" } else { "++" };
                steps.push_str(&format!("{} p{}{step}; ", by.trim(), array.name));
            }
        }
        body.push_str(&format!(
            "        if ({condition}) {{ {steps}continue; }}\n"
        ));
    }

    fn short_loop(&mut self, body: &mut String) {
        let count = 1 + self.random.below(4);
        let known = self.locals.len();
        let name = format!("c{}", self.named);
        self.named += 1;
        body.push_str(&format!(
            "        for (int {name} = 0; {name} < {count}; {name}++) {{\n"
        ));
        self.locals.push((name, "int"));
        let (around, broken) = (self.around.may_continue, self.counters.len());
        self.around.may_continue = false;
        self.store(body);
        self.around.may_continue = around && broken == self.counters.len();
        self.locals.truncate(known);
        body.push_str("        }\n");
    }

    /// A loop that runs as often as the values of the iteration say, at most a few times.
    /// `stores`: it may write arrays.
    pub(super) fn while_loop(&mut self, body: &mut String, stores: bool) {
        let (count, rest) = (1 + self.random.below(9), self.random.below(6));
        let (x, k) = (format!("t{}", self.named), format!("w{}", self.named));
        self.named += 1;
        let start = self.value("unsigned", 1);
        body.push_str(&format!("        unsigned {x} = (unsigned)({start});\n"));
        let test = self.random.pick(&["% 7 != ", "% 3 == ", "& 4) != ("]);
        let more = format!("{k} < {count} && ({x} {test}{rest})");
        let (open, close) = match self.random.below(3) {
            0 => (
                format!("        int {k} = 0;\n        while ({more}) {{\n"),
                format!("            {k}++;\n        }}\n"),
            ),
            1 => (
                format!("        int {k} = 0;\n        do {{\n"),
                format!("            {k}++;\n        }} while ({more});\n"),
            ),
            _ => (
                format!("        for (int {k} = 0; {more}; {k}++) {{\n"),
                "        }\n".to_string(),
            ),
        };
        body.push_str(&open);
        let known = self.locals.len();
        let around = std::mem::replace(&mut self.around.may_continue, false);
        self.locals.push((x.clone(), "unsigned"));
        let value = self.value("unsigned", 1);
        body.push_str(&format!(
            "            {x} = {x} * 5u + (unsigned)({value});\n"
        ));
        if !self.straight && self.random.one_in(3) {
            let condition = self.condition();
            body.push_str(&format!("            if ({condition}) break;\n"));
        }
        if stores && !self.no_memory() && self.random.one_in(4) {
            self.store(body);
        }
        self.around.may_continue = around;
        self.locals.truncate(known);
        body.push_str(&close);
        self.locals.push((x, "unsigned"));
    }

    /// What all iterations have in common and may decide by, now and then.
    fn fixed(&self, body: &mut String, which: &[&str]) -> Option<String> {
        let mut aside = self.random.aside();
        if !aside.one_in(3) {
            return None;
        }
        body.push_str(&mark("branch that no iteration changes"));
        let own = aside.pick(which).to_string();
        match self.fixed_element() {
            Some(element) if !aside.one_in(3) => {
                body.push_str(&mark("branch by what is read"));
                Some(format!("({element} > 1)"))
            }
            _ => Some(own),
        }
    }

    /// An element that all iterations read, which the loop may write.
    fn fixed_element(&self) -> Option<String> {
        let stays =
            |array: &&Array| array.place == Place::Parameter && !(self.calm && array.written);
        let array = self.arrays.iter().find(stays)?;
        let first = !(self.no_memory() || self.variable.is_some());
        first.then(|| format!("{}[0]", array.base(&self.kernel)))
    }

    fn branch(&mut self, body: &mut String, depth: usize) {
        let mut condition = self.condition();
        if let Some(fixed) = self.fixed(body, &["s & 1", "s > 3", "n & 2", "(s & 6) == 2", "f > 1"])
        {
            condition = fixed;
        }
        let known = self.locals.len();
        body.push_str(&format!("        if ({condition}) {{\n"));
        self.guarded(|g| g.statements(body, depth - 1));
        self.locals.truncate(known);
        if self.random.one_in(2) {
            body.push_str("        } else {\n");
            self.guarded(|g| g.statements(body, depth - 1));
            self.locals.truncate(known);
        }
        body.push_str("        }\n");
    }

    fn switch(&mut self, body: &mut String, depth: usize) {
        let mut on = self.value("int", 1);
        if let Some(fixed) = self.fixed(body, &["s", "n", "(s >> 1)"]) {
            on = fixed;
        }
        let known = self.locals.len();
        body.push_str(&format!("        switch ({on} & 3) {{\n"));
        for case in 0..1 + self.random.below(3) {
            body.push_str(&format!("        case {case}: {{\n"));
            self.guarded(|g| g.statements(body, depth - 1));
            self.locals.truncate(known);
            let end = if self.random.one_in(5) { "" } else { " break;" };
            body.push_str(&format!("        }}{end}\n"));
        }
        body.push_str("        default:;\n        }\n");
    }

    /// A compound assignment to a local.
    fn compound(&mut self, body: &mut String) {
        let assignable = |(name, ty): &&(String, &'static str)| {
            name.starts_with('t') && !is_float(ty) && *ty != "_Bool"
        };
        let Some((name, ty)) = self.locals.iter().rfind(assignable).cloned() else {
            return self.local(body);
        };
        let value = self.value(wide(ty), self.depth);
        let bits = if ty.contains("long") { 63 } else { 31 };
        // What overflows is computed in an unsigned type.
        let unsigned = ty.starts_with("unsigned") && ty != "unsigned short";
        let text = match self.random.below(8) {
            0 => format!("{name} ^= ({ty})({value});"),
            1 => format!("{name} >>= {};", self.random.below(bits + 1)),
            2 if !self.tame => {
                format!("{name} = ({ty})((unsigned long){name} << ({value} & {bits}));")
            }
            3 if unsigned => format!("{name} *= ({ty})({value});"),
            4 if unsigned => format!("{name} <<= {};", self.random.below(8)),
            5 if ty.ends_with("char") || ty.ends_with("short") => {
                let op = self.random.pick(&["+=", "-="]);
                format!("{name} {op} ({ty})({value});")
            }
            _ => format!("{name} |= ({ty})({value});"),
        };
        body.push_str(&format!("        {text}\n"));
    }

    /// Two assignments in one expression.
    fn comma(&mut self, body: &mut String) {
        let mut first = String::new();
        self.local(&mut first);
        let (name, ty) = self.locals[self.locals.len() - 1].clone();
        let value = self.value(wide(ty), 1);
        let k = self.written_array();
        let to = self.element(k, true);
        let element = self.arrays[k].element.1;
        // Converting a float to an integer could be out of range.
        let from = if is_float(ty) && !is_float(element) {
            "i".to_string()
        } else {
            name.clone()
        };
        body.push_str(&format!(
            "{first}        {name} = ({ty})({value}), {to} = ({element}){from};\n"
        ));
    }

    pub(super) fn local(&mut self, body: &mut String) {
        let ty = self.random.pick(SCALARS);
        let value = self.value(wide(ty), self.depth);
        let name = format!("t{}", self.named);
        self.named += 1;
        body.push_str(&format!("        {ty} {name} = ({ty})({value});\n"));
        self.locals.push((name, ty));
    }

    /// A local is assigned again, perhaps under a condition.
    fn reassign(&mut self, body: &mut String) {
        let Some(k) = self.locals.len().checked_sub(1) else {
            return self.local(body);
        };
        let (name, ty) = self.locals[k].clone();
        if !name.starts_with('t') {
            return if self.no_memory() {
                self.local(body)
            } else {
                self.store(body)
            };
        }
        let guard = if self.random.one_in(2) {
            format!("if ({}) ", self.condition())
        } else {
            String::new()
        };
        let value = self.guarded(|g| g.value(wide(ty), g.depth));
        body.push_str(&format!("        {guard}{name} = ({ty})({value});\n"));
    }

    fn last_value(&mut self, body: &mut String) {
        let k = self.random.below(self.finals.len());
        let (name, ty) = (self.finals[k].name.clone(), self.finals[k].c_type);
        let value = self.value(wide(ty), self.depth);
        let guard = if !self.tame && self.random.one_in(3) {
            format!("if ({}) ", self.condition())
        } else {
            String::new()
        };
        body.push_str(&format!("        {guard}{name} = ({ty})({value});\n"));
    }

    pub(super) fn reduction(&mut self, body: &mut String) {
        let k = self.random.below(self.reductions.len());
        let (r, ty) = (self.reductions[k].name.clone(), self.reductions[k].c_type);
        let way = if self.tame {
            self.reductions[k].way
        } else {
            self.random.below(12)
        };
        let value = match self.random.below(3) {
            0 => self.idiom(wide(ty)),
            _ => self.value(wide(ty), self.depth),
        };
        let mut v = format!("({ty})({value})");
        if self.tame && way < 5 {
            // Written twice, it would be computed twice, and its two values are not known to be one.
            let name = format!("t{}", self.named);
            self.named += 1;
            body.push_str(&format!("        {ty} {name} = {v};\n"));
            v = name;
        }
        let unsigned = ty.starts_with("unsigned");
        let text = match way {
            0 => format!("if ({v} < {r}) {r} = {v};"),
            1 => format!("if ({v} > {r}) {r} = {v};"),
            2 => format!("{r} = {v} < {r} ? {v} : {r};"),
            3 => format!("{r} = {r} >= {v} ? {r} : {v};"),
            4 => format!("if ({r} >= {v}) {r} = {v};"),
            5 if is_float(ty) => format!("{r} = {r} > {v} ? {r} : {v};"),
            _ if is_float(ty) && self.tame => format!("{r} = {v} < {r} ? {v} : {r};"),
            _ if is_float(ty) => format!("{r} += {v};"),
            5 => format!("{r} ^= {v};"),
            6 => format!("{r} |= {v};"),
            7 => format!("{r} &= {v};"),
            8 => format!(
                "if ({}) {r} = ({ty})((unsigned long){r} + 1);",
                self.condition()
            ),
            9 if unsigned => format!("{r} = ({ty})({r} * (unsigned long){v});"),
            10 if unsigned => format!("{r} -= {v};"),
            _ if unsigned => format!("{r} += {v};"),
            _ => format!("{r} = ({ty})((unsigned long){r} + (unsigned long){v});"),
        };
        body.push_str(&format!("        {text}\n"));
    }

    /// Statements about neighbours, and now and then others between them.
    fn strided(&mut self, body: &mut String) {
        for _ in 0..1 + self.random.below(3) {
            match self.random.below(8) {
                0 => self.statements(body, 1),
                1 => self.local(body),
                2 if !self.reductions.is_empty() => self.reduction(body),
                _ => {}
            }
            body.push_str(&format!("        {}\n", mark("neighbours")));
            self.neighbours(body);
        }
    }

    /// Elements that lie side by side are read, and written.
    fn neighbours(&mut self, body: &mut String) {
        let (stride, at) = self.stride.unwrap_or((1, "i"));
        let apart = |array: &Array| array.place != Place::Walking;
        let numbers = 0..self.arrays.len();
        let sources: Vec<usize> = numbers
            .clone()
            .filter(|&k| apart(&self.arrays[k]))
            .collect();
        let written = numbers.filter(|&k| apart(&self.arrays[k]) && self.arrays[k].written);
        let written: Vec<usize> = written.collect();
        if sources.is_empty() || written.is_empty() {
            return self.local(body);
        }
        let (from, to) = (self.random.pick(&sources), self.random.pick(&written));
        let source = self.arrays[from].base(&self.kernel);
        let target = self.arrays[to].base(&self.kernel);
        let (row, ty) = (self.around.row, self.arrays[to].element.1);
        let is_float = is_float(self.arrays[from].element.1);
        let gaps = self.random.one_in(2);
        let mut names = Vec::new();
        for n in 0..stride {
            if n > 0 && gaps && self.random.one_in(2) {
                continue;
            }
            let (local, name) = match is_float {
                true => ("double", format!("t{}", self.named)),
                false => ("long", format!("t{}", self.named)),
            };
            self.named += 1;
            body.push_str(&format!(
                "        {local} {name} = {source}[{row}{at} + {n}];\n"
            ));
            self.locals.push((name.clone(), local));
            names.push(name);
        }
        if names.len() == stride && self.random.one_in(3) {
            // All alike.
            let op = self.random.pick(&["+", "-", "*"]);
            let factor = self.random.pick(&["3", "7", "s"]);
            for (n, name) in names.iter().enumerate() {
                let value = match (is_float, super::is_float(ty)) {
                    (true, false) => "i".to_string(),
                    (true, true) => format!("{name} {op} {factor}"),
                    (false, _) => format!("(unsigned long){name} {op} (unsigned long){factor}"),
                };
                body.push_str(&format!(
                    "        {target}[{row}{at} + {n}] = ({ty})({value});\n"
                ));
            }
            return;
        }
        // What is written, all of it or a part: of what is read, or anything.
        let least = if self.random.one_in(8) { 1 } else { stride };
        for n in 0..least {
            let value = match self.random.below(8) {
                0 => self.value(wide(ty), self.depth),
                1 => self.value(wide(ty), 1),
                2..=4 => names[self.random.below(names.len())].clone(),
                _ => names[n % names.len()].clone(),
            };
            // What floating-point numbers become as integers may be out of range.
            let value = match is_float && !super::is_float(ty) {
                true => self.value(wide(ty), 1),
                false => value,
            };
            body.push_str(&format!(
                "        {target}[{row}{at} + {n}] = ({ty})({value});\n"
            ));
        }
    }

    /// One place stored twice, and perhaps read between, with numbers of its own.
    fn store_twice(&mut self, body: &mut String) {
        let own = self.random.aside();
        let others = std::mem::replace(&mut self.random, own);
        body.push_str(&format!("        {}\n", mark("place stored twice")));
        let k = self.written_array();
        let ty = self.arrays[k].element.1;
        let to = self.element(k, true);
        // Perhaps what a variable has from the iteration before.
        let carried = match self.tame || self.finals.is_empty() || self.random.one_in(2) {
            true => None,
            false => Some(self.random.below(self.finals.len())),
        };
        let carried = carried.map(|n| (self.finals[n].name.clone(), self.finals[n].c_type));
        let carried = carried.filter(|(_, of)| is_float(ty) || !is_float(of));
        let first = match &carried {
            Some((name, _)) => name.clone(),
            None => self.value(wide(ty), 1),
        };
        // Perhaps nothing is read behind the first store.
        let early = !self.tame && self.random.one_in(2);
        let conditions = match early {
            true => [(); 2].map(|()| {
                let name = format!("t{}", self.named);
                self.named += 1;
                let condition = self.condition();
                body.push_str(&format!("        int {name} = {condition};\n"));
                name
            }),
            false => [(); 2].map(|()| self.condition()),
        };
        let [condition, other] = conditions;
        body.push_str(&format!("        {to} = ({ty})({first});\n"));
        let between = self.random.below(4);
        if between == 1 && !early {
            self.store(body);
        }
        let mut value = match early {
            true => if is_float(ty) { "2.5" } else { "i" }.to_string(),
            false => self.value(wide(ty), self.depth),
        };
        if between > 2 {
            // In other words, so that nobody knows at once that it is the same.
            let from = match to.strip_prefix('*') {
                Some(pointer) => format!("({pointer} + 1)[-1]"),
                None => format!("(&{to} + 1)[-1]"),
            };
            let (local, name) = (wide(ty), format!("t{}", self.named));
            self.named += 1;
            body.push_str(&format!("        {local} {name} = ({local}){from};\n"));
            let op = if is_float(ty) { "-" } else { "^" };
            value = format!("({value}) {op} {name}");
        }
        let again = format!("{to} = ({ty})({value});");
        let text = match self.random.below(8) {
            0 | 1 if !self.tame => format!("if ({condition}) {again}"),
            2 if !self.tame => {
                let other = self.value(wide(ty), 1);
                format!("if ({condition}) {again} else {to} = ({ty})({other});")
            }
            3 | 4 if !self.tame => {
                let mut elsewhere = String::new();
                match self.around.may_continue {
                    true => self.step_and_continue(&mut elsewhere, &other),
                    false => self.guarded(|g| g.store(&mut elsewhere)),
                }
                format!("if ({condition}) {again} else if ({other}) {{\n{elsewhere}        }}")
            }
            5 if is_float(ty) || ty.starts_with("unsigned") => format!("{to} += ({ty})({value});"),
            _ => again,
        };
        body.push_str(&format!("        {text}\n"));
        if let Some((name, of)) = carried {
            let next = self.value(wide(of), 1);
            body.push_str(&format!("        {name} = ({of})({next});\n"));
        }
        self.random = others;
    }

    /// An array that may be stored to.
    pub(super) fn written_array(&mut self) -> usize {
        let numbers = 0..self.arrays.len();
        let written: Vec<usize> = numbers.filter(|k| self.arrays[*k].written).collect();
        self.random.pick(&written)
    }

    pub(super) fn store(&mut self, body: &mut String) {
        let k = self.written_array();
        let ty = self.arrays[k].element.1;
        let to = self.element(k, true);
        let mut value = self.value(wide(ty), self.depth);
        if self.random.aside().one_in(4) {
            let own = self.random.aside().aside();
            let others = std::mem::replace(&mut self.random, own);
            value = self.clamped_sum(k).unwrap_or(value);
            self.random = others;
        }
        if let Some(call) = self.call_that_stores(k, &to, &format!("({ty})({value})")) {
            body.push_str(&format!("        {call}\n"));
            return;
        }
        let text = match self.random.below(10) {
            0 if !is_float(ty) => {
                let op = self.random.pick(&["^", "|", "&"]);
                format!("{to} {op}= ({ty})({value});")
            }
            1 if is_float(ty) || ty.starts_with("unsigned") => format!("{to} += ({ty})({value});"),
            2 if ty.starts_with("unsigned") => format!("({to})++;"),
            3 if !self.tame => format!("if ({}) {to} = ({ty})({value});", self.condition()),
            _ => format!("{to} = ({ty})({value});"),
        };
        body.push_str(&format!("        {text}\n"));
    }
}
