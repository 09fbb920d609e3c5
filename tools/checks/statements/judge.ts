import type { Sent } from '../../../server/src/platform/testing/statements/collect.ts'
import type { Complaint } from '../source.ts'
import { disagreements, type Reading } from './compare.ts'
import type { Described } from './describe.ts'
import { type Catalogue, nullables } from './nullable.ts'
import type { Shape } from './shape.ts'
import { fileOf } from './sent.ts'
import type { Code, Place, Site } from './sites.ts'

export type Database = { describe: (text: string) => Promise<Described>; catalogue: Catalogue }

/** What is wrong between the statements that were sent and the types that the code gives their rows. */
export async function disagreementsIn(sent: readonly Sent[], code: Code, database: Database): Promise<Complaint[]> {
  const says = new Set<string>()
  const complaints: Complaint[] = []
  const texts = Map.groupBy(sent, ({ text }) => text)
  for (const [text, ways] of texts) {
    const described = await database.describe(text)
    const known = 'refused' in described ? null : nullables(text, database.catalogue)
    for (const { at, empty } of ways) {
      const { place, row } = readAt(at, code)
      const faults =
        'refused' in described
          ? [`a statement is refused: ${described.refused}`]
          : row && disagreements(row, { ...described, nullables: known ?? new Map(), empty: new Set(empty) })
      for (const one of faults ?? []) {
        if (says.has(`${place} ${one}`)) continue
        says.add(`${place} ${one}`)
        complaints.push({ ...partsOf(place), says: one })
      }
    }
  }
  return complaints.sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0))
}

/** The row that is read of what was sent: where the innermost call does not know all of it, its caller is asked. */
function readAt(at: readonly Place[], code: Code): { place: Place; row: Reading | null } {
  const columns = new Map<string, Shape>()
  const calls = at.filter((place) => !place.startsWith('server/src/platform/db/named.ts:'))
  for (const place of calls) {
    const row = code.rowAt(place)
    if (row === null) break
    for (const [name, shape] of row.columns) columns.set(name, shape)
    if (!row.isOpen) return { place, row: { columns, isWide: place !== calls[0] } }
  }
  return { place: calls[0] ?? '', row: null }
}

/** The calls that no test made send anything and nobody gave a reason for, and the reasons that nothing needs. */
export function unsent(
  sent: readonly Sent[],
  sites: readonly Site[],
  reasons: Readonly<Record<string, string>>,
): Complaint[] {
  const reached = new Set(sent.flatMap(({ at }) => at))
  const silent = sites.filter(({ place }) => !reached.has(place))
  const names = ({ place, within }: Site) => [fileOf(place), `${fileOf(place)} ${within}`]
  const needed = new Set(silent.flatMap(names))
  return [
    ...silent
      .filter((site) => !names(site).some((name) => Object.hasOwn(reasons, name)))
      .map(({ place, within }) => ({ ...partsOf(place), says: `no test sends what ${within} asks` })),
    ...Object.keys(reasons)
      .filter((name) => !needed.has(name))
      .map((name) => ({ file: 'tools/checks/statements/unsent.ts', says: `tests send all of ${name}: take it out` })),
  ]
}

const partsOf = (place: Place) => ({ file: fileOf(place), line: Number(place.split(':')[1]) })
