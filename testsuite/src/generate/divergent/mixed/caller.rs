//! The loop that calls a function, what fills objects before it and hashes them after it.

use super::walks::Nodes;
use super::{MOST, Mixed};
use crate::generate::divergent::lanes;
use crate::generate::typed::scalar::Scalar;

/// How the function and its caller begin.
pub struct Head {
    /// Of the kernel.
    pub items: String,
    pub params: String,
    pub lane_params: String,
    pub arguments: String,
    pub declare: String,
    /// Before the loop.
    pub simd: String,
    pub marks: String,
}

impl Mixed {
    pub fn heads(&mut self, a: Scalar, b: Scalar, ret: Scalar, flag: bool) -> Head {
        let name = &self.name;
        let mut items = format!(
            "int n | int u | in {} a[n] | in {} b[n] | in i32 t[16] | out {} d[n] restrict",
            a.kind(),
            b.kind(),
            ret.kind()
        );
        let result = if ret == Scalar::Bool {
            "unsigned char"
        } else {
            ret.c()
        };
        let mut params = format!(
            "int n, int u, const {} *a, const {} *b, const int *t, {result} *restrict d",
            a.c(),
            b.c()
        );
        let mut lane_params = format!("{} x, {} y, int u, const int *t", a.c(), b.c());
        let mut arguments = "a[k], b[k], u, t".to_string();
        let mut linear = String::new();
        if flag {
            lane_params.push_str(", _Bool z");
            arguments.push_str(", b[k] & 1");
            self.scope.note("_Bool parameter");
        }
        if Scalar::SMALL.contains(&a) {
            self.scope.note("small parameter");
        }
        if Scalar::SMALL.contains(&ret) {
            self.scope.note("small result");
        }
        if let Some((ty, count)) = self.row {
            items.push_str(&format!(" | inout {} r[{count}*n] restrict", ty.kind()));
            params.push_str(&format!(", {} *restrict r", ty.c()));
            lane_params.push_str(&format!(", {} *r", ty.c()));
            arguments.push_str(&format!(", r + {count} * k"));
            linear.push_str(&format!(", linear(r: {count})"));
            self.scope.note("elements of its own behind a pointer");
        }
        if let Some(own) = self.own {
            let tag = &self.records[own].name;
            lane_params.push_str(&format!(", struct {tag} *o"));
            arguments.push_str(&format!(", &{name}_own[k]"));
            linear.push_str(", linear(o)");
            self.scope.note("record of its own behind a pointer");
        }
        if let Some(nodes) = self.nodes {
            lane_params.push_str(&format!(", struct {name}_node *p"));
            arguments.push_str(&format!(", {}", nodes.argument(&format!("{name}_nodes"))));
        }
        if self.own.is_some() || self.nodes.is_some_and(Nodes::own) {
            items.push_str(" | out u64 h[n] restrict");
            params.push_str(", unsigned long *restrict hashes");
        }
        let length = lanes(&mut self.scope.random);
        let declare = match self.scope.random.below(8) {
            0 if !self.tame => String::new(),
            _ => format!("#pragma simd declare(uniform(u, t){linear}{length})\n"),
        };
        let marks = self.scope.found.drain(..).map(crate::features::mark);
        Head {
            items,
            params,
            lane_params,
            arguments,
            declare,
            simd: format!("#pragma simd vec-function{}\n", length.replace(',', "")),
            marks: format!("    {}", marks.collect::<String>()),
        }
    }

    /// The function with the loop, and what fills objects before and hashes them after it.
    pub fn caller(&mut self, head: &Head) -> String {
        let name = self.name.clone();
        let (mut before, mut after) = (String::new(), String::new());
        // No loop but the one in the middle is to be vectorized.
        let asm = "        __asm__(\"\");\n";
        let mut hash = String::new();
        if let Some(own) = self.own {
            let record = self.records[own].clone();
            let filling = self.filling(&record, &format!("{name}_own[k]."));
            before.push_str(&format!(
                "    for (k = 0; k < n; k++) {{\n{asm}{filling}    }}\n"
            ));
            hash.push_str(&self.hashing(&record, &format!("{name}_own[k].")));
        }
        if let (Some(nodes), Some(node)) = (self.nodes, self.node.clone()) {
            let count = nodes.count();
            let filling = self.filling(&node, &format!("{name}_nodes[k]."));
            let most = if nodes.own() {
                format!("{count} * n")
            } else {
                count.to_string()
            };
            let linking = nodes.linking(&format!("{name}_nodes"));
            before.push_str(&format!(
                "    for (k = 0; k < {most}; k++) {{\n        int j = k % {count};\n{asm}{filling}{linking}    }}\n"
            ));
            if nodes.own() {
                for j in 0..count {
                    hash.push_str(
                        &self.hashing(&node, &format!("{name}_nodes[{count} * k + {j}].")),
                    );
                }
            }
        }
        if !hash.is_empty() {
            after = format!(
                "    for (k = 0; k < n; k++) {{\n        unsigned long h = 0;\n{asm}{}        hashes[k] = h;\n    }}\n",
                hash.replace("    h = ", "        h = ")
            );
        }
        let simd = match self.scope.random.one_in(12) {
            true => "",
            false => head.simd.as_str(),
        };
        format!(
            "static unsigned long {name}_bits(double x)\n{{\n    unsigned long bits;\n    if (x != x)\n        \
             return 7;\n    __builtin_memcpy(&bits, &x, 8);\n    return bits;\n}}\n\n\
             void {name}({})\n{{\n    int k;\n    (void){name}_bits;\n    if (n > {MOST})\n        return;\n{before}\
             {simd}    for (k = 0; k < n; k++)\n        d[k] = {name}_lane({});\n{after}}}\n",
            head.params, head.arguments,
        )
    }
}
