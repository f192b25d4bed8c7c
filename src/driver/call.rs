//! One call of the compiler: what its arguments are.

use super::probe;
use crate::flags::reason::Reason;
use crate::flags::table::{self, Role};
use crate::flags::toggles;
use std::path::Path;

/// The arguments of a call, without the compiler, taken apart.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Call {
    /// All arguments in order.
    pub args: Vec<String>,
    /// What each argument is.
    pub kinds: Vec<Kind>,
    /// The C files, as indices into the arguments.
    pub sources: Vec<Source>,
    /// `-c`
    pub object: bool,
    /// `-S`
    pub assembly: bool,
    /// `-o`
    pub output: Option<String>,
    /// Files that options name to be read, such as `-include`.
    pub reads: Vec<String>,
    /// Dependencies asked for.
    pub depend: Depend,
    /// The ending of the files with reports of what became of loops, if these are asked for.
    pub report: Option<&'static str>,
    /// Nothing is vectorized; annotations that are no C are removed.
    pub scalar: bool,
}

/// A C file among the arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// Which argument it is.
    pub index: usize,
    /// `-x c` says that it is C.
    pub explicit: bool,
}

/// What an argument is, as far as later steps tell them apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A flag every run of the compiler gets.
    Flag,
    /// Names a folder or a file to read.
    Search,
    /// An input file.
    Input,
    /// About dependencies.
    Depend,
    /// The rest: `-c`, `-S`, `-o`, `-x`, what the linker gets.
    Other,
}

/// The options for dependencies.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Depend {
    /// `-MD` or `-MMD`, the last of them.
    pub mode: Option<&'static str>,
    /// `-MF`
    pub file: Option<String>,
    /// `-MT`, `-MQ` with their values, in order.
    pub targets: Vec<(&'static str, String)>,
    /// `-MP`, `-MG`
    pub further: Vec<&'static str>,
    /// They came through `-Wp,…`, past the driver, which then names no target.
    pub past_driver: bool,
}

/// A reason and the argument it is about.
pub type Forward = (Reason, String);

impl Call {
    /// Takes the arguments apart.
    ///
    /// # Errors
    /// The call is none to vectorize.
    pub fn parse(args: Vec<String>) -> Result<Call, Forward> {
        let mut call = Call::default();
        let mut language = None;
        let mut at = 0;
        while at < args.len() {
            let arg = &args[at];
            if !arg.starts_with('-') {
                call.input(at, arg, language.as_deref())?;
                at += 1;
                continue;
            }
            let next = args.get(at + 1).map(String::as_str);
            let found =
                table::look_up(arg, next).map_err(|_| (Reason::UnsupportedOption, arg.clone()))?;
            let (name, role, width) = found.map_or(("", Role::Compile, 1), |found| {
                (found.name, found.role, found.width)
            });
            let value = found.and_then(|f| f.value).unwrap_or_default();
            let kind = match role {
                Role::Forward(reason) => return Err((reason, arg.clone())),
                Role::Compile => Kind::Flag,
                Role::Search => {
                    if matches!(name, "-include" | "-imacros" | "-specs=") {
                        call.reads.push(value.to_string());
                    }
                    Kind::Search
                }
                Role::Preprocessor => call.preprocessor(arg, value)?,
                Role::Depend => {
                    call.depend.add(name, value);
                    Kind::Depend
                }
                Role::Object => {
                    call.object = true;
                    Kind::Other
                }
                Role::Assembly => {
                    call.assembly = true;
                    Kind::Other
                }
                Role::Output => {
                    call.output = Some(value.to_string());
                    Kind::Other
                }
                Role::Language => {
                    language = (value != "none").then(|| value.to_string());
                    Kind::Other
                }
                Role::Link => Kind::Other,
            };
            call.kinds.extend(std::iter::repeat_n(kind, width));
            at += width;
        }
        call.args = args;
        match call.sources.is_empty() {
            true => Err((Reason::NoCFile, "the call".to_string())),
            false => Ok(call),
        }
    }

    fn input(&mut self, index: usize, arg: &str, language: Option<&str>) -> Result<(), Forward> {
        let extension = Path::new(arg).extension().and_then(|e| e.to_str());
        match (language, extension) {
            (Some("c"), _) | (None, Some("c")) => self.sources.push(Source {
                index,
                explicit: language.is_some(),
            }),
            // Other languages may stand beside C, except where an option of the call means
            // something else for a header: a precompiled one is made of it.
            (None, Some("h")) | (Some("c-header"), _) => {
                return Err((Reason::OtherLanguage, arg.to_string()));
            }
            _ => {}
        }
        self.kinds.push(Kind::Input);
        Ok(())
    }

    /// `-Wp,…`: dependencies in the few forms that are in use, or a flag.
    fn preprocessor(&mut self, arg: &str, value: &str) -> Result<Kind, Forward> {
        let words: Vec<&str> = value.split(',').collect();
        let about = |word: &&str| word.starts_with("-M");
        if !words.iter().any(about) {
            return Ok(Kind::Flag);
        }
        let unknown = || (Reason::Dependencies, arg.to_string());
        let (&[mode, file], true) = (&words[..], self.depend == Depend::default()) else {
            return Err(unknown());
        };
        self.depend.mode = Some(match mode {
            "-MD" => "-MD",
            "-MMD" => "-MMD",
            _ => return Err(unknown()),
        });
        self.depend.file = Some(file.to_string());
        self.depend.past_driver = true;
        Ok(Kind::Depend)
    }

    /// The flags that steer the language and the code.
    pub fn flags(&self) -> Vec<String> {
        self.of_kinds(&[Kind::Flag])
    }

    /// What the preprocessor gets of the call.
    pub fn preprocessor_flags(&self) -> Vec<String> {
        self.of_kinds(&[Kind::Flag, Kind::Search])
    }

    /// Whether one of the C files may hold an annotation that is no C.
    pub fn mentions_annotation(&self) -> bool {
        let text = |source: &Source| std::fs::read(&self.args[source.index]);
        let mentions = |text: Vec<u8>| emit::mentions_annotation(&text);
        self.sources.iter().any(|s| text(s).is_ok_and(mentions))
    }

    /// A file of a call all of whose files are probes.
    fn probe(&self) -> Option<&str> {
        let names = || self.sources.iter().map(|s| self.args[s.index].as_str());
        names().next().filter(|_| names().all(probe::is_probe))
    }

    /// The call that only removes annotations that are no C, if there may be some to remove.
    pub fn without_annotations(&self) -> Option<Call> {
        (!self.scalar && self.mentions_annotation()).then(|| Call {
            scalar: true,
            ..self.clone()
        })
    }

    fn of_kinds(&self, kinds: &[Kind]) -> Vec<String> {
        let both = self.args.iter().zip(&self.kinds);
        let wanted = both.filter(|(_, kind)| kinds.contains(kind));
        wanted.map(|(arg, _)| arg.clone()).collect()
    }

    /// Why nothing of the call is to be vectorized, judged by its arguments alone.
    pub fn forward(&self, always: bool) -> Option<Forward> {
        let flags = self.flags();
        let active = toggles::active(&flags);
        let level = toggles::level(&flags);
        let reasons = active.into_iter().chain(level);
        let mut reasons = reasons
            .map(|(reason, flag)| (reason, flag.to_string()))
            .chain(self.probe().map(|name| (Reason::Probe, name.to_string())));
        let found = reasons.find(|(reason, _)| !(always && reason.is_wish()));
        if found.is_some() {
            return found;
        }
        if let Some(output) = &self.output
            && !replaceable(output)
        {
            return Some((Reason::OutputStream, output.clone()));
        }
        None
    }
}

/// Whether an output written by a run that fails can be written again.
fn replaceable(output: &str) -> bool {
    let regular = || std::fs::metadata(output).is_ok_and(|meta| !meta.is_file());
    output == "/dev/null" || (output != "-" && !regular())
}

impl Depend {
    fn add(&mut self, name: &'static str, value: &str) {
        match name {
            "-MD" | "-MMD" => self.mode = Some(name),
            "-MF" => self.file = Some(value.to_string()),
            "-MT" | "-MQ" => self.targets.push((name, value.to_string())),
            _ => self.further.push(name),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<Call, Forward> {
        Call::parse(text.split_whitespace().map(str::to_string).collect())
    }

    fn reason(text: &str) -> Reason {
        parse(text)
            .and_then(|call| call.forward(false).map_or(Ok(()), Err))
            .unwrap_err()
            .0
    }

    #[test]
    fn sources_are_found_among_other_inputs() {
        let call = parse("-O2 -c a.c b.o -o x -I inc -lm -x c y -x none z.c").unwrap();
        let names: Vec<&str> = call.sources.iter().map(|s| &*call.args[s.index]).collect();
        assert_eq!(names, ["a.c", "y", "z.c"]);
        assert!(call.sources[1].explicit);
        assert_eq!(call.preprocessor_flags(), ["-O2", "-I", "inc"]);
        assert_eq!((call.object, call.output.as_deref()), (true, Some("x")));
    }

    #[test]
    fn what_is_no_compilation_is_forwarded() {
        for (text, wanted) in [
            ("", Reason::NoCFile),
            ("-O2 a.o b.a -o x", Reason::NoCFile),
            ("-O2 -E a.c", Reason::Preprocessing),
            ("-O2 -MM a.c", Reason::Preprocessing),
            ("--version", Reason::Query),
            ("-print-prog-name=ld", Reason::Query),
            ("-O2 -v -c a.c", Reason::CommandsShown),
            ("-O2 -x c -", Reason::StandardInput),
            ("-O2 -c a.i", Reason::NoCFile),
            ("-O2 -c a.h", Reason::OtherLanguage),
            ("-O2 -x c++ -c a.c", Reason::NoCFile),
            ("-c a.c", Reason::Optimization),
            ("-O2 -Os -c a.c", Reason::Size),
            ("-O2 -save-temps -c a.c", Reason::IntermediateFiles),
            ("-O2 -fsyntax-only a.c", Reason::SyntaxOnly),
            ("-O2 -S a.c -o -", Reason::OutputStream),
            ("-O2 -c a.c -Wp,-MD,f,-MT,x", Reason::Dependencies),
            ("-O2 -c a.c -o", Reason::UnsupportedOption),
        ] {
            assert_eq!(reason(text), wanted, "{text}");
        }
    }

    #[test]
    fn dependencies_are_taken_out() {
        let call = parse("-MD -MP -MFx.d -MT a.o -MQ b.o -O2 -c a.c").unwrap();
        let targets = vec![("-MT", "a.o".to_string()), ("-MQ", "b.o".to_string())];
        assert_eq!(
            call.depend,
            Depend {
                mode: Some("-MD"),
                file: Some("x.d".to_string()),
                targets,
                further: vec!["-MP"],
                past_driver: false
            }
        );
        let call = parse("-Wp,-MMD,.a.d -Wp,-DX=1 -O2 -c a.c").unwrap();
        assert_eq!(call.depend.file.as_deref(), Some(".a.d"));
        assert_eq!(call.flags(), ["-Wp,-DX=1", "-O2"]);
    }
}
