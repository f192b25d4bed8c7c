//! A call of `vcc cc`: the compiler's command, the options, and what was given to the compiler.

use super::call::{Call, Forward};
use super::{compiler, outputs, response};
use crate::cli::{CcCli, VectorizeArg};
use crate::failure::{self, Failure};
use crate::flags::reason::Reason;
use crate::include;
use crate::job::Job;
use crate::preprocess::Compiler;
use crate::print::{help_or_usage, print};
use clap::FromArgMatches;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::{Command, ExitCode};

/// What vcc's own options begin with here.
const OWN: &str = "--vcc-";

/// A call of `vcc cc`.
pub struct Driver {
    /// The compiler's command.
    pub command: Vec<String>,
    /// It was taken from `$VCC_CC`.
    pub from_environment: bool,
    /// The arguments of the compiler as given, without our own.
    pub args: Vec<OsString>,
    pub options: CcCli,
    /// `VCC_STRICT=1`
    pub strict: bool,
}

/// Why the originals are compiled.
pub enum Stop {
    /// There is a reason to.
    Forward(Forward),
    /// Something went wrong.
    Failure(Failure),
}

impl From<Forward> for Stop {
    fn from(forward: Forward) -> Stop {
        Stop::Forward(forward)
    }
}

impl From<Failure> for Stop {
    fn from(failure: Failure) -> Stop {
        Stop::Failure(failure)
    }
}

/// The options in `VCC_FLAGS`, as they would stand on the command line.
fn environment_options(flags: &str) -> Vec<String> {
    let mut options: Vec<String> = Vec::new();
    for word in flags.split_whitespace() {
        match (word.strip_prefix("--"), options.last_mut()) {
            (Some(option), _) => options.push(format!("{OWN}{option}")),
            // There are no words but options and their values.
            (None, Some(option)) => {
                option.push('=');
                option.push_str(word);
            }
            (None, None) => options.push(word.to_string()),
        }
    }
    options
}

/// Prints help or what is wrong with the options, and where they are from if that is `VCC_FLAGS`.
fn complain(said: &clap::Error, flags: &str, in_environment: &[String]) -> ExitCode {
    let words = std::iter::once("vcc cc").chain(in_environment.iter().map(String::as_str));
    let alone = CcCli::spelled().try_get_matches_from(words);
    let code = help_or_usage(said);
    if alone.is_err_and(|error| error.use_stderr()) {
        failure::say(&format!(
            "vcc: note: in VCC_FLAGS, where options stand without `vcc-`: {flags}"
        ));
    }
    code
}

impl Driver {
    /// Takes a call apart; `linked` is the compiler that the link to vcc is named after.
    ///
    /// # Errors
    /// Help was asked for, or an option is wrong; it has been said.
    pub fn new(linked: Option<String>, args: &[OsString]) -> Result<Driver, ExitCode> {
        let own = |arg: &&OsString| arg.to_str().is_some_and(|arg| arg.starts_with(OWN));
        let flags = std::env::var("VCC_FLAGS").unwrap_or_default();
        let in_environment = environment_options(&flags);
        let given = args.iter().filter(own);
        let words = std::iter::once("vcc cc".to_string())
            .chain(in_environment.clone())
            .chain(given.filter_map(|arg| arg.to_str().map(str::to_string)));
        let mut command = CcCli::spelled();
        if linked.is_none() && args.first().is_some_and(|arg| arg == "--help") {
            let help = command.render_long_help().to_string();
            return Err(print(Ok(help.into_bytes())));
        }
        let options = command
            .try_get_matches_from(words)
            .and_then(|matches| CcCli::from_arg_matches(&matches))
            .map_err(|said| complain(&said, &flags, &in_environment))?;
        // A wrong value is a mistake of the caller whether or not there is something to vectorize.
        Job::new(options.tuning.clone(), PathBuf::new(), Compiler::default())
            .map_err(|failure| failure.report())?;
        let mut args: Vec<OsString> = args.iter().filter(|arg| !own(arg)).cloned().collect();
        let mut from_environment = false;
        let command = match linked {
            Some(compiler) => vec![compiler],
            None => {
                let texts: Vec<String> = args
                    .iter()
                    .map_while(|arg| arg.to_str().map(str::to_string))
                    .collect();
                let (command, count) = compiler::named(&texts);
                args.drain(..count);
                let environment = std::env::var("VCC_CC").unwrap_or_default();
                let words: Vec<String> =
                    environment.split_whitespace().map(str::to_string).collect();
                from_environment = command.is_empty() && !words.is_empty();
                match (command.is_empty(), from_environment) {
                    (false, _) => command,
                    (true, true) => words,
                    (true, false) => vec!["cc".to_string()],
                }
            }
        };
        Ok(Driver {
            command,
            from_environment,
            args,
            options,
            strict: std::env::var("VCC_STRICT").is_ok_and(|value| value == "1"),
        })
    }

    /// The arguments, if they are those of a compilation to be vectorized, or of one that holds
    /// annotations to be removed.
    pub fn call(&self) -> Result<Call, Stop> {
        let never = self.options.vectorize == VectorizeArg::Never;
        let never = never.then(|| (Reason::Never, "the call".to_string()));
        let mut call = match (self.parse(), &never) {
            (Ok(call), _) => call,
            (Err(_), Some(never)) => return Err(never.clone().into()),
            (Err(stop), None) => return Err(stop),
        };
        if let Some(forward) = outputs::conflict(&call, &self.args) {
            return Err(forward.into());
        }
        let always = self.options.vectorize == VectorizeArg::Always;
        if let Some(forward) = never.or_else(|| call.forward(always)) {
            if !forward.0.makes_code() || !call.mentions_annotation() {
                return Err(forward.into());
            }
            self.remark(&forward);
            call.scalar = true;
        }
        Ok(call)
    }

    /// The arguments, if they are those of a compilation of C.
    fn parse(&self) -> Result<Call, Stop> {
        let whole = || (Reason::OtherLanguage, self.command.join(" "));
        if compiler::is_cplusplus(&self.command) {
            return Err(whole().into());
        }
        let text = |arg: &OsString| {
            let lossy = || (Reason::Unreadable, arg.display().to_string());
            arg.to_str().map(str::to_string).ok_or_else(lossy)
        };
        let args = self.args.iter().map(text).collect::<Result<Vec<_>, _>>()?;
        let args = response::expand(&args).map_err(|file| (Reason::Unreadable, file))?;
        let mut call = Call::parse(args)?;
        let endings = self.options.report.map(|report| report.0.endings);
        call.report = endings.and_then(|endings| endings.first().copied());
        const WRITERS: &[&str] = &["DEPENDENCIES_OUTPUT", "SUNPRO_DEPENDENCIES"];
        if let Some(name) = WRITERS.iter().find(|name| std::env::var_os(name).is_some()) {
            return Err((Reason::Environment, name.to_string()).into());
        }
        Ok(call)
    }

    /// The compiler with the arguments as they were given.
    pub fn original(&self) -> Command {
        let mut command = self.compiler();
        command.args(&self.args);
        command
    }

    /// The compiler without arguments.
    pub fn compiler(&self) -> Command {
        let mut command = Command::new(&self.command[0]);
        command.args(&self.command[1..]);
        include::add(&mut command);
        if self.from_environment {
            // Should it name vcc itself, then that takes the default.
            command.env_remove("VCC_CC");
        }
        command
    }

    /// Says why something is compiled as it is, if the user wants to know.
    pub fn remark(&self, (reason, what): &Forward) {
        if self.options.tuning.remarks.is_some() {
            let (code, text) = (reason.code(), reason.text());
            failure::say(&format!(
                "vcc: note[{code}]: {what}: compiled as it is: {text}"
            ));
        }
    }

    /// Says that something went wrong; the exit code if that is an error.
    pub fn complain(&self, failure: &Failure) -> Option<ExitCode> {
        if self.strict {
            return Some(failure.report());
        }
        let why = failure.compiler_error();
        let why = why.map_or(String::new(), |error| format!(": {error}"));
        eprintln!(
            "vcc: warning: {}{why}; compiled as it is",
            failure.message()
        );
        None
    }
}

#[cfg(test)]
mod tests {
    use super::environment_options;

    #[test]
    fn values_may_follow_in_the_environment() {
        assert_eq!(
            environment_options(" --target avx2 --remarks  --fp=fast"),
            ["--vcc-target=avx2", "--vcc-remarks", "--vcc-fp=fast"]
        );
        assert_eq!(environment_options("x --remarks"), ["x", "--vcc-remarks"]);
    }
}
