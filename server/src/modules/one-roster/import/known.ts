import { ids } from '../file/facts.ts'
import type { RosterFacts } from '../file/facts.ts'
import type { Roster, RosterRow } from './archive.ts'

/** Who and what of an archive stands in the school: the sender's id → ours. */
export type KnownRoster = { users: Map<string, string>; classes: Map<string, string> }

export const cell = ({ cells }: RosterRow, column: string): string => cells[column] ?? ''

/** Whether the archive is of the school, and of our making: only then do its ids say who is meant. */
export function makerOf(roster: Roster, { schoolId, school }: RosterFacts): 'ours' | 'others' | null {
  const of = (roster.get('orgs.csv') ?? []).find(
    (row) => cell(row, 'type') === 'school' && cell(row, 'identifier') === school.bin,
  )
  if (!of) return null
  return cell(of, 'sourcedId') === ids.school(schoolId) ? 'ours' : 'others'
}

/** People by our ids or by IIN; classes by our ids, by the name of a class, or by the code of a subject in it. */
export function knownIn(sent: Roster, own: Roster, maker: 'ours' | 'others'): KnownRoster {
  const matched = (file: string, keyOf: (row: RosterRow) => string) => {
    const rows = own.get(file) ?? []
    const byId = new Set(maker === 'ours' ? rows.map((row) => cell(row, 'sourcedId')) : [])
    const byKey = new Map(rows.map((row) => [keyOf(row), cell(row, 'sourcedId')]))
    byKey.delete('')
    return new Map(
      (sent.get(file) ?? []).flatMap((row): [string, string][] => {
        const id = cell(row, 'sourcedId')
        const ours = byId.has(id) ? id : byKey.get(keyOf(row))
        return ours === undefined ? [] : [[id, ours]]
      }),
    )
  }
  const classKey = (row: RosterRow) => {
    const name = cell(row, cell(row, 'classType') === 'homeroom' ? 'title' : 'classCode').toLowerCase()
    return name && `${cell(row, 'classType')} ${name}`
  }
  return { users: matched('users.csv', (row) => cell(row, 'identifier')), classes: matched('classes.csv', classKey) }
}
