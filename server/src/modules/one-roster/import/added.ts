import { birthDateOf, isIin, sexOf as sexByIin } from '@qalam/contract/profile/iin.ts'
import { phoneOf } from '@qalam/contract/profile/phone.ts'
import type { Position } from '@qalam/contract/school-import/plan.ts'
import type { SchoolToWrite } from '#modules/school-import/reading/public.ts'
import { type RosterFacts, ids } from '../file/facts.ts'
import type { Roster, RosterRow } from './archive.ts'
import { type Differences, type Note, sexOf } from './differences.ts'
import { cell, type KnownRoster } from './known.ts'

type Pupil = SchoolToWrite['pupils'][number]
type Employee = SchoolToWrite['staff'][number]
type Parent = SchoolToWrite['parents'][number]

/** Whom an archive adds to a school; `iins` are those of new people by the sender's ids. */
export type Added = {
  pupils: Pupil[]
  staff: Employee[]
  parents: Parent[]
  iins: ReadonlyMap<string, string>
  /** IINs of parents that pupils of the school get, by our ids of the pupils. */
  families: ReadonlyMap<string, readonly string[]>
}

/** The posts of a workbook by the roles of the standard. */
const positions: Readonly<Record<string, Position>> = {
  ...{ teacher: 'teacher', principal: 'director', siteAdministrator: 'zavuch', counselor: 'social_pedagogue' },
}
const ofParents = new Set(['parent', 'guardian', 'relative'])

/**
 * The pupils with their parents and the staff that an archive adds, and why the others whom the school does not know stay
 * out: a workbook needs an IIN of everybody, a class of a pupil, a phone and a post of an employee, a child of a parent.
 */
export function addedBy(
  sent: Roster,
  differences: Differences,
  known: KnownRoster,
  facts: RosterFacts,
): Added & { notes: Note[] } {
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

  const refuse = (row: RosterRow, column: string, code: Note['code']) =>
    void notes.push({ file: 'users.csv', row: row.at, column, value: cell(row, column), code })
  const roleOf = (row: RosterRow) => roles.get(cell(row, 'sourcedId')) ?? ''
  const parentsOf = (agents: readonly string[]): Parent[] => {
    const found = agents.flatMap((id) => {
      const agent = fresh.get(id)
      if (agent) attached.add(id)
      const parent = agent ? parentIn(agent) : parentAmong(facts, known.users.get(id))
      return parent ? [parent] : []
    })
    for (const parent of found.slice(0, 2)) parents.set(parent.iin, parent)
    return found.slice(0, 2)
  }
  const familyOf = (row: RosterRow): Pupil['parents'] =>
    parentsOf(agentsIn(row)).map(({ iin }, at) => ({ place: at === 0 ? 1 : 2, iin }))

  const newPupil = (row: RosterRow, id: string, classLabel: string): Pupil => {
    iins.set(id, cell(row, 'identifier'))
    return { ...personOf(row, facets.get(id)), classLabel, parents: familyOf(row) }
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
    else if (role === 'student') pupils.push(newPupil(row, id, label ?? ''))
    else if (!phone) refuse(row, 'phone', 'no-phone')
    else {
      staff.push({ ...personOf(row, facets.get(id)), phone, position: position ?? null })
      iins.set(id, cell(row, 'identifier'))
    }
  }
  const families = new Map(
    newAgents(sent, known, facts).map(({ pupil, agents }) => [pupil, parentsOf(agents).map(({ iin }) => iin)]),
  )
  for (const [id, row] of fresh)
    if (ofParents.has(roleOf(row))) {
      if (!isIin(cell(row, 'identifier'))) refuse(row, 'identifier', 'no-iin')
      else if (!attached.has(id)) refuse(row, 'sourcedId', 'no-child')
    }
  return { pupils, staff, parents: [...parents.values()], iins, families, notes }
}

const agentsIn = (row: RosterRow): string[] => cell(row, 'agentSourcedIds').split(',').filter(Boolean)

/** Pupils of the school whom an archive gives agents that they do not have; nobody is taken from them. */
function newAgents(
  sent: Roster,
  known: KnownRoster,
  { guardians, people }: RosterFacts,
): { pupil: string; agents: string[] }[] {
  const students = new Set(people.flatMap(({ id, role }) => (role === 'student' ? [ids.user(id)] : [])))
  const bound = Map.groupBy(guardians, ({ studentId }) => ids.user(studentId))
  return (sent.get('users.csv') ?? []).flatMap((row) => {
    const pupil = known.users.get(cell(row, 'sourcedId')) ?? ''
    if (!students.has(pupil)) return []
    const theirs = new Set((bound.get(pupil) ?? []).map(({ parentId }) => ids.user(parentId)))
    const agents = agentsIn(row).filter((id) => !theirs.has(known.users.get(id) ?? ''))
    return agents.length === 0 ? [] : [{ pupil, agents }]
  })
}

const nameOf = (row: RosterRow) => ({
  surname: cell(row, 'familyName'),
  firstname: cell(row, 'givenName'),
  patronymic: cell(row, 'middleName'),
})

/** A birth date that the archive does not tell is that of the IIN; the check of the plan asks where there is none. */
function personOf(row: RosterRow, facet: RosterRow | undefined) {
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

function parentIn(row: RosterRow): Parent | null {
  const iin = cell(row, 'identifier')
  return isIin(iin) ? { iin, ...nameOf(row), ...known(iin) } : null
}

function parentAmong({ people }: RosterFacts, id: string | undefined): Parent | null {
  const one = people.find((other) => ids.user(other.id) === id)
  if (!one?.iin) return null
  const { iin, surname, firstname, patronymic } = one
  return { iin, surname, firstname, patronymic, ...known(iin) }
}
