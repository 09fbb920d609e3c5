import { problem } from '../kernel/problem.ts'

/** The lessons changed since the preview: it is to be looked at anew. */
export const schoolMoved = problem('office-schedule.moved', 409)
/** The batch was taken back already. */
export const batchUndone = problem('office-schedule.undone', 409)
/** A slot of the reference week would take the time of a teacher, a room or a class twice. */
export const slotClash = problem<{ group: string; subject: string }>('office-schedule.slot-clash', 409)
/** A lesson of the day cannot take the time that the order gives it. */
export const orderBlocked = problem('office-schedule.order-blocked')
/** Nothing would change. */
export const nothingToDo = problem('office-schedule.nothing-to-do')
