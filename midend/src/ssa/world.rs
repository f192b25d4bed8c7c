//! What calls and names reach when code is interpreted.

use super::Function;
use super::eval::Trap;
use frontend::sorted::SortedMap;
use std::sync::Arc;

/// Where functions lie: where no object does.
const FIRST: u64 = 0x7000_0000_0000_0000;

/// Bytes from function to function.
const DISTANCE: u64 = 16;

/// Functions and objects by name.
#[derive(Clone, Debug, Default)]
pub struct World {
    functions: Arc<[Function]>,
    objects: SortedMap<String, u64>,
}

impl World {
    /// With these functions, each at an address of its own.
    pub fn new(functions: Vec<Function>) -> World {
        World {
            functions: functions.into(),
            objects: SortedMap::new(),
        }
    }

    /// Gives an object a name.
    pub fn name(&mut self, name: &str, address: u64) {
        self.objects.insert(name.to_string(), address);
    }

    /// The address that a name stands for.
    pub fn address(&self, name: &str) -> Option<u64> {
        let mut functions = (FIRST..)
            .step_by(DISTANCE as usize)
            .zip(self.functions.iter());
        let function = functions.find(|(_, f)| f.name == name);
        function
            .map(|(address, _)| address)
            .or_else(|| self.objects.get(name).copied())
    }

    fn at(&self, address: u64) -> Option<&Function> {
        let offset = address.checked_sub(FIRST)?;
        let n = usize::try_from(offset / DISTANCE).ok()?;
        self.functions.get(n).filter(|_| offset % DISTANCE == 0)
    }

    /// A function: by its name, or by the address that the first operand is; and what else it is given.
    ///
    /// # Errors
    /// [`Trap::NotModelled`] if there is no such function.
    pub(crate) fn function<'a>(
        &self,
        name: Option<&str>,
        args: &'a [u64],
    ) -> Result<(&Function, &'a [u64]), Trap> {
        let (function, args) = match (name, args) {
            (Some(name), _) => (self.functions.iter().find(|f| f.name == name), args),
            (None, [address, args @ ..]) => (self.at(*address), args),
            (None, []) => (None, args),
        };
        let function = function.ok_or_else(|| Trap::NotModelled("call".to_string()))?;
        Ok((function, args))
    }
}
