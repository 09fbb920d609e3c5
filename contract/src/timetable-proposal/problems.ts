import { problem } from '../kernel/problem.ts'

/** The load or the reference week is not what the proposal was looked at with. */
export const proposalMoved = problem('timetable-proposal.moved', 409)
/** It stands in the reference week already, or it does not stand there. */
export const proposalApplied = problem('timetable-proposal.applied', 409)
export const proposalNotApplied = problem('timetable-proposal.not-applied', 409)
/** More times are closed than a school needs. */
export const tooManyClosed = problem<{ max: number }>('timetable-proposal.too-many-closed')
/** No class has both bells and plans. */
export const nothingToLay = problem('timetable-proposal.nothing-to-lay')
