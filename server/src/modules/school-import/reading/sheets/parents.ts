import { birthDateOf, sexOf } from '@qalam/contract/profile/iin.ts'
import { nameLength, splitFullName } from '@qalam/contract/profile/names.ts'
import type { PlanParent } from '@qalam/contract/school-import/plan.ts'
import { readIin } from '../table/references.ts'
import type { RowReader } from '../table/row.ts'
import type { World } from '../table/world.ts'
import { readName } from './person.ts'

type Name = Pick<PlanParent, 'surname' | 'firstname' | 'patronymic'>
/** A parent as one row of «Ученики» names them. */
export type NamedParent = Name & { place: 1 | 2; iin: string; column: string; row: RowReader }

/** One parent of a pupil; null where there is none. */
export function readParent(row: RowReader, place: 1 | 2): NamedParent | null | undefined {
  const column = `parent${place}Name`
  const iin = readIin(row, `parent${place}Iin`, { required: false })
  const text = readName(row, column, 3 * nameLength, { required: false })
  if (iin === undefined || text === undefined) return undefined
  if (iin === null) {
    if (text !== null) row.warn(column, 'finding.parent-without-iin')
    return null
  }
  if (text === null) return row.fault(column, 'finding.parent-name-needed')
  const name = splitFullName(text)
  if (!name) return row.fault(column, 'finding.full-name')
  const longest = Math.max(...Object.values(name).map((part) => part.length))
  if (longest > nameLength) return row.fault(column, 'finding.too-long', { max: nameLength })
  return { ...name, place, iin, column, row }
}

const fullName = ({ surname, firstname, patronymic }: Name): string => `${surname} ${firstname} ${patronymic}`.trim()

/** The name that most rows give; of equally frequent ones the first of the alphabet. */
function mostNamed(named: readonly NamedParent[]): NamedParent | undefined {
  const counts = new Map<string, number>()
  for (const parent of named) counts.set(fullName(parent), (counts.get(fullName(parent)) ?? 0) + 1)
  const times = (parent: NamedParent) => counts.get(fullName(parent)) ?? 0
  return named.toSorted((a, b) => times(b) - times(a) || (fullName(a) < fullName(b) ? -1 : 1))[0]
}

/**
 * One person for each IIN, however many children name them. An employee's name is the one of «Сотрудники»; a row that
 * names the person otherwise is warned of.
 */
export function gatherParents(world: World, named: readonly NamedParent[]): PlanParent[] {
  const byIin = Map.groupBy(named, ({ iin }) => iin)
  return [...byIin].flatMap(([iin, rows]) => {
    const employee = world.staff.get(iin)
    const name: Name | undefined = employee ?? mostNamed(rows)
    if (!name) return []
    for (const other of rows)
      if (fullName(other) !== fullName(name))
        other.row.warn(other.column, 'finding.parent-name-differs', { kept: fullName(name) })
    const { surname, firstname, patronymic } = name
    const known = { sex: sexOf(iin), birthDate: birthDateOf(iin), isEmployee: employee !== undefined }
    return [{ iin, surname, firstname, patronymic, ...known }]
  })
}
