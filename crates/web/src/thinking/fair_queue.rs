//! A queue that serves everyone in turn, however much one of them asks for.

use std::collections::VecDeque;

/// Things that wait, by group and by member of the group. Groups are served in turn, and so are
/// the members of a group: someone who asks a hundred times waits for nobody but themselves.
#[derive(Debug)]
pub(super) struct FairQueue<T> {
    groups: VecDeque<Group<T>>,
}

#[derive(Debug)]
struct Group<T> {
    key: u64,
    members: VecDeque<Member<T>>,
}

#[derive(Debug)]
struct Member<T> {
    key: u64,
    waiting: VecDeque<T>,
}

impl<T> Default for FairQueue<T> {
    fn default() -> Self {
        Self { groups: VecDeque::new() }
    }
}

impl<T> FairQueue<T> {
    /// How many wait.
    pub(super) fn len(&self) -> usize {
        self.groups.iter().map(Group::len).sum()
    }

    /// How many of a group wait.
    pub(super) fn len_of(&self, group: u64) -> usize {
        self.groups.iter().find(|known| known.key == group).map_or(0, Group::len)
    }

    pub(super) fn push(&mut self, (group, member): (u64, u64), item: T) {
        let group = match self.groups.iter_mut().position(|known| known.key == group) {
            Some(place) => &mut self.groups[place],
            None => self.groups.push_back_mut(Group { key: group, members: VecDeque::new() }),
        };
        let member = match group.members.iter().position(|known| known.key == member) {
            Some(place) => &mut group.members[place],
            None => group.members.push_back_mut(Member { key: member, waiting: VecDeque::new() }),
        };
        member.waiting.push_back(item);
    }

    /// The next in turn. Its group and its member go to the end of the line.
    pub(super) fn pop(&mut self) -> Option<T> {
        let mut group = self.groups.pop_front()?;
        let mut member = group.members.pop_front()?;
        let item = member.waiting.pop_front();
        if !member.waiting.is_empty() {
            group.members.push_back(member);
        }
        if !group.members.is_empty() {
            self.groups.push_back(group);
        }
        item
    }
}

impl<T> Group<T> {
    fn len(&self) -> usize {
        self.members.iter().map(|member| member.waiting.len()).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_take_turns_and_so_do_their_members() {
        let mut queue = FairQueue::default();
        for n in 0..3 {
            queue.push((1, 1), format!("greedy {n}"));
        }
        queue.push((1, 2), "greedy's brother".to_owned());
        queue.push((2, 1), "newcomer".to_owned());
        assert_eq!((queue.len(), queue.len_of(1), queue.len_of(3)), (5, 4, 0));
        let order: Vec<String> = std::iter::from_fn(|| queue.pop()).collect();
        let expected = ["greedy 0", "newcomer", "greedy's brother", "greedy 1", "greedy 2"];
        assert_eq!(order, expected);
        assert_eq!(queue.len(), 0);
    }
}
