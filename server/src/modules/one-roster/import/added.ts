import { birthDateOf, isIin, sexOf as sexByIin } from '@qalam/contract/profile/iin.ts'
import { phoneOf } from '@qalam/contract/profile/phone.ts'
import type { Position } from '@qalam/contract/school-import/plan.ts'
import type { SchoolToWrite } from '#modules/school-import/reading/public.ts'
import { type Facts, ids } from '../file/facts.ts'
import type { Roster, Row } from './archive.ts'
import { type Differences, type Note, sexOf } from './differences.ts'
import { cell, type Known } from './known.ts'

type Pupil = SchoolToWrite['pupils'][number]
type Employee = SchoolToWrite['staff'][number]
type Parent = SchoolToWrite['parents'][number]

/** Whom an archive adds to a school; `iins` are those of new staff by the sender's ids. */
export type Added = { pupils: Pupil[]; staff: Employee[]; parents: Parent[]; iins: ReadonlyMap<string, string> }

/** The posts of a workbook by the roles of the standard. */
const positions: Readonly<Record<string, Position>> = {
  ...{ teacher: 'teacher', principal: 'director', siteAdministrator: 'zavuch', counselor: 'social_pedagogue' },
}
const ofParents = new Set(['parent', 'guardian', 'relative'])

/**
 * The pupils with their parents and the staff that an archive adds, and why the others whom the school does not know stay
 * out: a workbook needs an IIN of everybody, a class of a pupil, a phone and a post of an employee, a child of a parent.
 */
export function addedBy(sent: Roster, differences: Differences, known: Known, facts: Facts): Added & { notes: Note[] } {
  const notes: Note[] = []
  const labels = new Map(facts.groups.map(({ id, label }) => [ids.group(id), label]))
  const roles = new Map((sent.get('roles.csv') ?? []).map((row) => [cell(row, 'userSourcedId'), cell(row, 'role')]))
  const facets = new Map((sent.get('demographics.csv') ?? []).map((row) => [cell(row, 'sourcedId'), row]))
  const fresh = new Map(differences.added.map((row) => [cell(row, 'sourcedId'), row]))
  const parents = new Map<string, Parent>()
  const attached = new Set<string>()
  const pupils: Pupil[] = []
  const staff: Employee[] = []
  const iins = new Map<string, string>()

  const refuse = (row: Row, column: string, code: Note['code']) =>
    void notes.push({ file: 'users.csv', row: row.at, column, value: cell(row, column), code })
  const roleOf = (row: Row) => roles.get(cell(row, 'sourcedId')) ?? ''
  const familyOf = (row: Row): Pupil['parents'] => {
    const agents = cell(row, 'agentSourcedIds').split(',').filter(Boolean)
    const found = agents.flatMap((id) => {
      const agent = fresh.get(id)
      if (agent) attached.add(id)
      const parent = agent ? parentIn(agent) : parentAmong(facts, known.users.get(id))
      return parent ? [parent] : []
    })
    return found.slice(0, 2).map((parent, at) => {
      parents.set(parent.iin, parent)
      return { place: at === 0 ? 1 : 2, iin: parent.iin }
    })
  }

  for (const row of differences.added) {
    const id = cell(row, 'sourcedId')
    const role = roleOf(row)
    if (ofParents.has(role)) continue
    const position = positions[role]
    const label = labels.get(differences.classOf.get(id) ?? '')
    const phone = phoneOf(cell(row, 'sms') || cell(row, 'phone'))
    if (role !== 'student' && position === undefined) refuse(row, 'sourcedId', 'not-pupil')
    else if (!isIin(cell(row, 'identifier'))) refuse(row, 'identifier', 'no-iin')
    else if (role === 'student' && label === undefined) refuse(row, 'sourcedId', 'no-class')
    else if (role === 'student')
      pupils.push({ ...personOf(row, facets.get(id)), classLabel: label ?? '', parents: familyOf(row) })
    else if (!phone) refuse(row, 'phone', 'no-phone')
    else {
      staff.push({ ...personOf(row, facets.get(id)), phone, position: position ?? null })
      iins.set(id, cell(row, 'identifier'))
    }
  }
  for (const [id, row] of fresh)
    if (ofParents.has(roleOf(row))) {
      if (!isIin(cell(row, 'identifier'))) refuse(row, 'identifier', 'no-iin')
      else if (!attached.has(id)) refuse(row, 'sourcedId', 'no-child')
    }
  return { pupils, staff, parents: [...parents.values()], iins, notes }
}

const nameOf = (row: Row) => ({
  surname: cell(row, 'familyName'),
  firstname: cell(row, 'givenName'),
  patronymic: cell(row, 'middleName'),
})

/** A birth date that the archive does not tell is that of the IIN; the check of the plan asks where there is none. */
function personOf(row: Row, facet: Row | undefined) {
  const iin = cell(row, 'identifier')
  const said = facet ? cell(facet, 'birthDate') : ''
  return {
    row: 0,
    iin,
    ...nameOf(row),
    sex: (facet && sexOf(cell(facet, 'sex'))) ?? (Number(iin[6]) % 2 === 1 ? ('m' as const) : ('w' as const)),
    birthDate: said || (birthDateOf(iin) ?? ''),
  }
}

const known = (iin: string) => ({ sex: sexByIin(iin), birthDate: birthDateOf(iin), isEmployee: false })

function parentIn(row: Row): Parent | null {
  const iin = cell(row, 'identifier')
  return isIin(iin) ? { iin, ...nameOf(row), ...known(iin) } : null
}

function parentAmong({ people }: Facts, id: string | undefined): Parent | null {
  const one = people.find((other) => ids.user(other.id) === id)
  if (!one?.iin) return null
  const { iin, surname, firstname, patronymic } = one
  return { iin, surname, firstname, patronymic, ...known(iin) }
}
