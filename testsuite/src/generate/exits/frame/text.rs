//! The text of a loop around its body.

use super::{Access, Frame, Shape};

impl Frame {
    /// The whole loop; `header` is what must hold beside the bound, `pointers` are those that step.
    pub fn text(&self, header: Option<&str>, pointers: &[String], body: &str) -> String {
        let go: Vec<&str> = match self.bound_reached() {
            Some(_) => Vec::new(),
            None => self.go.as_deref().into_iter().collect(),
        };
        let by = if self.access == Access::WalkDown {
            "--"
        } else {
            "++"
        };
        let mut steps: Vec<String> = pointers.iter().map(|name| format!("{name}{by}")).collect();
        if !self.step.is_empty() {
            steps.insert(0, self.step.clone());
        }
        let (init, last) = (&self.init, steps.join(", "));
        let conditions: Vec<&str> = go.iter().copied().chain(header).collect();
        let condition = conditions.join(" && ");
        let always = if condition.is_empty() {
            "1"
        } else {
            &condition
        };
        let steps: String = steps
            .iter()
            .map(|step| format!("        {step};\n"))
            .collect();
        let begin = if init.is_empty() {
            String::new()
        } else {
            format!("    {init};\n")
        };
        match self.shape {
            Shape::For => {
                let declared = match self.counter {
                    Some((_, c_type)) if self.inner => format!("{c_type} "),
                    _ => String::new(),
                };
                format!("    for ({declared}{init}; {condition}; {last}) {{\n{body}    }}\n")
            }
            Shape::While | Shape::Forever | Shape::Middle => {
                let head = match (condition.is_empty(), self.shape) {
                    (true, Shape::Forever) => "for (;;)".to_string(),
                    _ => format!("while ({always})"),
                };
                format!("{begin}    {head} {{\n{body}{steps}    }}\n")
            }
            Shape::Do => {
                let first = match go.first() {
                    Some(go) => format!("if ({go}) "),
                    None => String::new(),
                };
                // What is tested of the element is tested before the step.
                let stepped = match (last.is_empty(), go.first()) {
                    (true, Some(go)) => go.to_string(),
                    (true, None) => "1".to_string(),
                    (false, Some(go)) => format!("({last}, {go})"),
                    (false, None) => format!("({last}, 1)"),
                };
                match header {
                    Some(header) if self.access == Access::WalkFirst => {
                        format!("{begin}    {first}do {{\n{body}{steps}    }} while ({header});\n")
                    }
                    Some(header) => format!(
                        "{begin}    {first}do {{\n{body}    }} while ({header} && {stepped});\n"
                    ),
                    None => {
                        let again = go.first().copied().unwrap_or("1");
                        format!("{begin}    {first}do {{\n{body}{steps}    }} while ({again});\n")
                    }
                }
            }
        }
    }
}
