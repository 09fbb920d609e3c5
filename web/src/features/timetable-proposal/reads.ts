import { timetableProposal } from '@qalam/contract/timetable-proposal/api.ts'
import { everyReadOf, read } from '#platform/api.ts'

export const load = read(timetableProposal.check, {})
/** When teachers are not there and rooms are closed. */
export const closedTimes = read(timetableProposal.closed, {})
export const proposals = read(timetableProposal.list, {})
export const proposalOf = (uuid: string) => read(timetableProposal.one, { params: { uuid } })

/** What an applied or removed week makes stale: every proposal is shown beside the reference week. */
export const everyProposal = [proposals, everyReadOf(timetableProposal.one)]
