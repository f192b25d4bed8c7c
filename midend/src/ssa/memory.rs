//! Memory of the interpreters: bounded objects in a simulated address space.

use super::Type;
use super::eval::Trap;
use std::collections::BTreeMap;

/// Bytes between two objects that belong to neither.
const GAP: u64 = 1 << 16;
/// Every object begins at a multiple of this.
const ALIGN: u64 = 64;

/// Objects by address. Between two objects there is always a gap that no access may touch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Memory {
    objects: BTreeMap<u64, Vec<u8>>,
    next: u64,
}

impl Default for Memory {
    fn default() -> Memory {
        Memory {
            objects: BTreeMap::new(),
            next: GAP,
        }
    }
}

impl Memory {
    /// No objects.
    pub fn new() -> Memory {
        Memory::default()
    }

    /// A new object; its address, a multiple of 64.
    pub fn add(&mut self, bytes: Vec<u8>) -> u64 {
        let base = self.next;
        let end = base + bytes.len() as u64 + GAP;
        self.next = end.next_multiple_of(ALIGN);
        self.objects.insert(base, bytes);
        base
    }

    /// Ends the object that begins at an address.
    pub fn remove(&mut self, base: u64) {
        self.objects.remove(&base);
    }

    /// The bytes of the object that begins at an address.
    pub fn object(&self, base: u64) -> Option<&[u8]> {
        self.objects.get(&base).map(Vec::as_slice)
    }

    /// All objects with their addresses.
    pub fn objects(&self) -> impl Iterator<Item = (u64, &[u8])> {
        self.objects.iter().map(|(&base, b)| (base, b.as_slice()))
    }

    /// Read a value, least significant byte first.
    pub fn load(&self, ty: Type, address: u64) -> Result<u64, Trap> {
        let size = u64::from(ty.bytes());
        let trap = Trap::OutOfRange { address, size };
        let Some((base, bytes)) = self.objects.range(..=address).next_back() else {
            return Err(trap);
        };
        let start = (address - base) as usize;
        let Some(part) = bytes.get(start..start.saturating_add(size as usize)) else {
            return Err(trap);
        };
        let value = part
            .iter()
            .rev()
            .fold(0u64, |acc, &b| acc << 8 | u64::from(b));
        match ty {
            // Any other byte is no `_Bool`.
            Type::I1 if value > 1 => Err(Trap::Undefined),
            _ => Ok(value),
        }
    }

    /// Write a value, least significant byte first.
    pub fn store(&mut self, ty: Type, address: u64, value: u64) -> Result<(), Trap> {
        let size = u64::from(ty.bytes());
        let trap = Trap::OutOfRange { address, size };
        let Some((base, bytes)) = self.objects.range_mut(..=address).next_back() else {
            return Err(trap);
        };
        let start = (address - base) as usize;
        let Some(part) = bytes.get_mut(start..start.saturating_add(size as usize)) else {
            return Err(trap);
        };
        part.copy_from_slice(&value.to_le_bytes()[..size as usize]);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accesses_stay_in_their_object() {
        let mut m = Memory::new();
        let a = m.add(vec![1, 2, 3, 4, 5]);
        let b = m.add(vec![9; 4]);
        assert!(a.is_multiple_of(64) && b.is_multiple_of(64) && b >= a + 5 + GAP);
        assert_eq!(m.load(Type::I32, a + 1), Ok(0x0504_0302));
        let trap = |address, size| Err(Trap::OutOfRange { address, size });
        assert_eq!(m.load(Type::I32, a + 2), trap(a + 2, 4));
        assert_eq!(m.load(Type::I8, a - 1), trap(a - 1, 1));
        assert_eq!(m.load(Type::I64, u64::MAX), trap(u64::MAX, 8));
        assert_eq!(m.load(Type::I8, 0), trap(0, 1));
        m.store(Type::I16, b + 2, 0xabcd).unwrap();
        assert_eq!(m.object(b), Some(&[9, 9, 0xcd, 0xab][..]));
        assert!(m.store(Type::I16, b + 3, 0).is_err());
        assert_eq!(m.load(Type::I1, a + 4), Err(Trap::Undefined));
    }
}
