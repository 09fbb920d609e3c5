import { timetableProposal } from '@qalam/contract/timetable-proposal/api.ts'
import { randomUUID } from 'node:crypto'
import type { School } from '#platform/testing/school.ts'

/** A teacher who does not come on Mondays. */
export const away = ({ people }: School) => ({
  uuid: randomUUID(),
  kind: 'teacher' as const,
  id: people.teacher.userId,
  weekDay: 1,
  timeStart: '08:00',
  timeEnd: '20:00',
})

/** The same, noted by the director. */
export async function aClosed(school: School): Promise<string> {
  const body = away(school)
  await school.as('director')(timetableProposal.close, { body })
  return body.uuid
}
