//! Dominance in a graph whose nodes are numbered in topological order, the entry first.

use frontend::sorted::SortedSet;

/// Immediate dominators of a graph in topological order; the entry's is itself.
pub(super) fn dominators(preds: &[Vec<usize>]) -> Vec<usize> {
    let mut idom = vec![0; preds.len()];
    for i in 1..preds.len() {
        let mut d = preds[i][0];
        for &p in &preds[i][1..] {
            let mut q = p;
            while d != q {
                if d > q {
                    d = idom[d];
                } else {
                    q = idom[q];
                }
            }
        }
        idom[i] = d;
    }
    idom
}

/// Immediate post-dominators; `None`: the end of the region.
pub(super) fn post_dominators(succs: &[SortedSet<usize>]) -> Vec<Option<usize>> {
    let n = succs.len();
    // Numbered from the end: position n is the virtual end.
    let mut ipdom = vec![n; n + 1];
    for i in (0..n).rev() {
        let mut d: Option<usize> = None;
        for &s in &succs[i] {
            let mut a = d.unwrap_or(s);
            let mut b = s;
            while a != b {
                if a < b {
                    a = ipdom[a];
                } else {
                    b = ipdom[b];
                }
            }
            d = Some(a);
        }
        ipdom[i] = d.unwrap_or(n);
    }
    ipdom.truncate(n);
    ipdom.into_iter().map(|d| (d < n).then_some(d)).collect()
}

/// Whether every way from `b` to the end leads through `a`.
pub(super) fn post_dominates(ipdom: &[Option<usize>], a: usize, b: usize) -> bool {
    let mut x = Some(b);
    while let Some(b) = x {
        if a == b {
            return true;
        }
        x = ipdom[b];
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dominators_of_a_diamond_with_a_tail() {
        let preds = vec![vec![], vec![0], vec![0], vec![1, 2], vec![2, 3]];
        assert_eq!(dominators(&preds), vec![0, 0, 0, 0, 0]);
        let succs = [vec![1, 2], vec![3], vec![3, 4], vec![4], vec![]];
        let succs: Vec<SortedSet<usize>> =
            succs.into_iter().map(|s| s.into_iter().collect()).collect();
        let ipdom = post_dominators(&succs);
        assert_eq!(ipdom, vec![Some(4), Some(3), Some(4), Some(4), None]);
        assert!(post_dominates(&ipdom, 4, 0) && !post_dominates(&ipdom, 3, 0));
    }
}
