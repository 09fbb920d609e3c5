import { birthDateOf, sexOf } from '@qalam/contract/profile/iin.ts'
import { nameLength, splitFullName } from '@qalam/contract/profile/names.ts'
import type { PlanParent } from '@qalam/contract/school-import/plan.ts'
import { readIin } from '../table/references.ts'
import type { RowReader } from '../table/row.ts'
import { plain } from '../table/text.ts'
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

/** The name in one line. */
const fullName = ({ surname, firstname, patronymic }: Name): string => `${surname} ${firstname} ${patronymic}`.trim()

/** The name that most rows give; of equally frequent ones the first. */
function mostNamed(named: readonly NamedParent[]): NamedParent | undefined {
  const times = (one: NamedParent) => named.filter((other) => isSame(one, other)).length
  return named.toSorted((a, b) => times(b) - times(a))[0]
}

/**
 * One person for each IIN, however many children name them: an employee by the name of «Сотрудники», else by the name that
 * most rows give. A row that names somebody else is refused: whose IIN it is nobody can tell.
 */
export function refuseStrangers(world: World, named: readonly NamedParent[]): void {
  for (const [iin, rows] of Map.groupBy(named, (parent) => parent.iin)) {
    const employee = world.staff.get(iin)
    const holder = mostNamed(rows)
    if (!holder) continue
    const about = employee
      ? { otherRow: employee.row, kept: fullName(employee) }
      : { otherRow: holder.row.number, kept: fullName(holder) }
    for (const one of rows)
      if (!isSame(one, employee ?? holder))
        one.row.fault(one.column, employee ? 'finding.parent-of-employee' : 'finding.parent-name-differs', about)
      else if (employee && one.patronymic !== '' && plain(one.patronymic) !== plain(employee.patronymic))
        one.row.warn(one.column, 'finding.parent-name-kept', about)
  }
}

/** Whether two names are one person's: a patronymic may be left out. */
function isSame(one: Name, other: Name): boolean {
  const patronymics = new Set([one, other].map(({ patronymic }) => plain(patronymic)).filter(Boolean))
  return (
    plain(one.surname) === plain(other.surname) &&
    plain(one.firstname) === plain(other.firstname) &&
    patronymics.size < 2
  )
}

/** Everybody whom the standing rows name, by the fullest of their names. */
export function gatherParents(world: World, named: readonly NamedParent[]): PlanParent[] {
  return [...Map.groupBy(named, ({ iin }) => iin)].flatMap(([iin, rows]) => {
    const employee = world.staff.get(iin)
    const name: Name | undefined = employee ?? rows.find(({ patronymic }) => patronymic !== '') ?? rows[0]
    if (!name) return []
    const { surname, firstname, patronymic } = name
    const known = { sex: sexOf(iin), birthDate: birthDateOf(iin), isEmployee: employee !== undefined }
    return [{ iin, surname, firstname, patronymic, ...known }]
  })
}
