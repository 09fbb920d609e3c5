import { problem } from '../kernel/problem.ts'

/** Pupils study in the group, or lessons of it are ahead: it cannot be put away. */
export const groupIsAlive = problem<{ label: string; students: number; lessons: number }>('group.alive')

/** Something was done in the group or planned for it: it can be put away, not removed. */
export const groupWasUsed = problem<{ label: string; students: number; plans: number }>('group.used')
