import { problem } from '../kernel/problem.ts'

/** Pupils study in the group, or lessons of it are ahead: it cannot be put away. */
export const groupIsAlive = problem<{ label: string; students: number; lessons: number }>('group.alive')

/** Something was done in the group or planned for it: it can be put away, not removed. */
export const groupWasUsed = problem<{ label: string; students: number; plans: number }>('group.used')

/** Somebody of the class is in no half or in both, or somebody else is in one. */
export const splitNotWhole = problem('subgroup.not-whole')

/** Somebody else has placed pupils since the halves were looked at. */
export const splitStale = problem('subgroup.stale', 409)

/** Plans, lessons or slots of the weekly timetable belong to a half. */
export const subgroupInUse = problem<{ teachers: string; plans: number; lessons: number; slots: number }>(
  'subgroup.in-use',
)
