import { fieldProblem, problem } from '../kernel/problem.ts'

/** The IIN belongs to a person of another name: nobody is made head of a school by a slip of the hand. */
export const iinOfAnother = () => fieldProblem('iin', 'iin_of_another')
/** The person heads the school already. */
export const headsAlready = () => fieldProblem('iin', 'heads_already')
/** A subscription cannot end in the past. */
export const untilIsOver = () => fieldProblem('until', 'day_over')
/** The school was closed by the platform. */
export const schoolBlocked = problem('school.blocked', 403)
