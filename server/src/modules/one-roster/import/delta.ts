import { type RosterFacts, ids } from '../file/facts.ts'
import type { Roster, RosterRow, Sent } from './archive.ts'
import { cell } from './known.ts'

/**
 * What an archive with changes alone means for the whole: the school as it would send itself, with the rows that came in the
 * place of those with the same ids. Only our own ids say which these are.
 */
export function wholeOf({ roster, changes }: Sent, own: Roster): Roster {
  if (changes.size === 0) return roster
  const whole = new Map<string, readonly RosterRow[]>(roster)
  for (const [file, rows] of own) {
    const sent = roster.get(file)
    if (sent && !changes.has(file)) continue
    const named = new Set((sent ?? []).map((row) => cell(row, 'sourcedId')))
    whole.set(file, [...rows.filter((row) => !named.has(cell(row, 'sourcedId'))), ...(sent ?? [])])
  }
  return whole
}

const places = ['orgSourcedId', 'schoolSourcedId', 'primaryOrgSourcedId']

/** Whether changes without the file of schools name this one. */
export const isOurs = (sent: Roster, { schoolId }: RosterFacts): boolean =>
  [...sent.values()].some((rows) =>
    rows.some((row) => places.some((column) => cell(row, column) === ids.school(schoolId))),
  )
