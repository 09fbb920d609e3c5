import type { TeachingPlan, SearchProposal, SearchSlot, SearchTask } from '../task.ts'

// Written apart from the search and without a word of its code but the shapes: each rule is asked of each pair anew.

type Held = { slot: SearchSlot; plan: TeachingPlan; day: number; from: number; to: number }

/** What a proposal breaks, in words; an empty list when it keeps to every rule. */
export function faultsOf(task: SearchTask, { slots, unplaced }: Pick<SearchProposal, 'slots' | 'unplaced'>): string[] {
  const faults: string[] = []
  const held: Held[] = []
  for (const slot of slots) {
    const plan = task.plans.find(({ id }) => id === slot.planId)
    const row = task.classes.find(({ id }) => id === plan?.classId)
    const bell = row?.bells.find(({ number }) => number === slot.number)
    if (!plan || !row || !bell) faults.push(`${told(slot)}: no such plan, class or bell`)
    else if (!row.days.includes(slot.day)) faults.push(`${told(slot)}: the class does not study on this day`)
    else held.push({ slot, plan, day: slot.day, from: bell.from, to: bell.to })
  }
  return [
    ...faults,
    ...held.flatMap((one) => alone(task, one)),
    ...held.flatMap((one, at) => held.slice(at + 1).flatMap((other) => between(one, other))),
    ...crowdedDays(task, held),
    ...lost(task, slots, unplaced),
    ...apart(task, held),
    ...task.locked
      .filter((lock) => !slots.some((slot) => told(slot) === told(lock)))
      .filter(({ planId }) => !unplaced.some((one) => one.planId === planId && one.reason.code === 'locked-clash'))
      .map((lock) => `${told(lock)}: a locked lesson was moved`),
  ]
}

const told = ({ planId, day, number, roomId }: SearchSlot) =>
  `${planId} on day ${day}, lesson ${number}, room ${roomId}`

const during = (held: Held, busy: readonly { day: number; from: number; to: number }[] = []) =>
  busy.some(({ day, from, to }) => day === held.day && from < held.to && held.from < to)

function alone({ teachers, rooms, locked }: SearchTask, held: Held): string[] {
  const { plan, slot } = held
  const room = rooms.find(({ id }) => id === slot.roomId)
  const faults: string[] = []
  if (during(held, teachers.find(({ id }) => id === plan.teacherId)?.busy)) faults.push('the teacher is not there')
  if (during(held, room?.busy)) faults.push('the room is taken by others')
  if (slot.roomId !== null && !room) faults.push('no such room')
  const isLocked = locked.some((lock) => told(lock) === told(slot))
  const isRight =
    plan.room === null
      ? slot.roomId === null
      : 'id' in plan.room
        ? room?.id === plan.room.id
        : room?.kind === plan.room.kind
  if (!isLocked && !isRight) faults.push('the room is not what the plan asks for')
  return faults.map((fault) => `${told(slot)}: ${fault}`)
}

function between(one: Held, other: Held): string[] {
  if (one.day !== other.day || one.from >= other.to || other.from >= one.to) return []
  const faults: string[] = []
  if (one.plan.teacherId === other.plan.teacherId) faults.push('one teacher')
  if (one.slot.roomId !== null && one.slot.roomId === other.slot.roomId) faults.push('one room')
  if (one.plan.classId === other.plan.classId) {
    const areHalves =
      one.plan.subgroupId !== null &&
      other.plan.subgroupId !== null &&
      one.plan.subgroupId !== other.plan.subgroupId &&
      one.plan.subjectId === other.plan.subjectId
    if (!areHalves) faults.push('one class')
  }
  return faults.map((fault) => `${told(one.slot)} and ${told(other.slot)}: ${fault}`)
}

function crowdedDays({ classes }: SearchTask, held: readonly Held[]): string[] {
  return classes.flatMap(({ id, maxADay }) =>
    [1, 2, 3, 4, 5, 6, 7].flatMap((day) => {
      const own = held.filter(({ plan, day: on }) => plan.classId === id && on === day)
      const lessons = new Set(own.map(({ slot }) => slot.number)).size
      return lessons > maxADay ? [`class ${id} has ${lessons} lessons on day ${day}, ${maxADay} are allowed`] : []
    }),
  )
}

/** Each hour of each plan is placed or named as not placed, never both and never neither. */
function lost({ plans }: SearchTask, slots: SearchProposal['slots'], unplaced: SearchProposal['unplaced']): string[] {
  return plans.flatMap(({ id, hours }) => {
    const placed = slots.filter(({ planId }) => planId === id).length
    const left = unplaced.filter(({ planId }) => planId === id).reduce((total, { lessons }) => total + lessons, 0)
    return placed + left === hours ? [] : [`${id}: ${placed} placed and ${left} not, of ${hours}`]
  })
}

/** Halves with as many hours each and teachers of their own sit at the same times, unless a person locked one. */
function apart({ plans, locked }: SearchTask, held: readonly Held[]): string[] {
  const isLocked = ({ id }: TeachingPlan) => locked.some(({ planId }) => planId === id)
  return plans.flatMap((one, at) =>
    plans.slice(at + 1).flatMap((other) => {
      const areHalves =
        one.classId === other.classId &&
        one.subjectId === other.subjectId &&
        one.subgroupId !== null &&
        other.subgroupId !== null &&
        one.subgroupId !== other.subgroupId
      if (!areHalves || one.hours !== other.hours || one.teacherId === other.teacherId) return []
      if (isLocked(one) || isLocked(other)) return []
      const times = (plan: TeachingPlan) =>
        held.filter((some) => some.plan === plan).map(({ day, from }) => `${day} ${from}`)
      const same = times(one).toSorted().join() === times(other).toSorted().join()
      return same ? [] : [`${one.id} and ${other.id}: halves at different times`]
    }),
  )
}
