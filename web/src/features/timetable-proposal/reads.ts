import { timetableProposal } from '@qalam/contract/timetable-proposal/api.ts'
import { everyReadOf, read } from '#platform/api.ts'

export const load = read(timetableProposal.check, {})
/** When teachers are not there and rooms are closed. */
export const closedTimes = read(timetableProposal.closed, {})
/** How hard the school says its subjects are. */
export const subjectLevels = read(timetableProposal.levels, {})
/** Lessons that stay where they are: of the school, and of one class among its others. */
export const locks = read(timetableProposal.locks, {})
export const locksOf = (groupId: string) => read(timetableProposal.locksOf, { params: { groupId } })
export const proposals = read(timetableProposal.list, {})
export const proposalOf = (uuid: string) => read(timetableProposal.one, { params: { uuid } })

/** What an applied or removed week makes stale: every proposal is shown beside the reference week. */
export const everyProposal = [proposals, everyReadOf(timetableProposal.one)]
