import type { ListRow } from '@qalam/contract/list-import/api.ts'
import { positionsOffered } from '@qalam/contract/personnel/positions.ts'
import { knownElsewhere } from '#modules/invitations/public.ts'
import { isCalled } from '#modules/personnel/service/public.ts'
import { academicYear } from '#modules/schools/public.ts'
import { peopleList } from '#modules/school-import/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { mayImport } from './policy.ts'
import { groupsByLabel, type Known, knownAmong } from './views.ts'

/** A fault of the file, or one that the school finds in it; `code` is a key of the catalogue. */
export type ListFault = {
  level: 'fault' | 'warning'
  row: number | null
  column: string | null
  value: string | null
  code: string
  with: Record<string, string | number>
}

/** A person of the list with what becomes of them. */
export type PlannedPerson = peopleList.ListedPerson & { state: ListRow['state']; groupId: number | null }

/** What a file would do to the caller's school. */
export async function planOf(
  context: Context,
  part: peopleList.ListPart,
  bytes: Uint8Array,
): Promise<{ people: PlannedPerson[]; found: ListFault[] }> {
  const { actor, db } = context
  allow(mayImport(actor))
  const schoolId = found(actor.schoolId)
  const { people, findings } = await peopleList.readPeople(bytes, part)
  const kind = part === 'pupils' ? 'students' : 'staff'
  const known = await knownAmong(
    db,
    schoolId,
    kind,
    people.map(({ iin }) => iin),
  )
  const year = (await academicYear(db, schoolId, context.today, null)) ?? 0
  const groups = part === 'pupils' ? await groupsByLabel(db, schoolId, year) : new Map<string, number>()
  const planned = people.map((person): PlannedPerson => ({
    ...person,
    state: stateOf(known.get(person.iin)),
    groupId: groups.get(person.label ?? '') ?? null,
  }))
  const elsewhere = await knownElsewhere(
    db,
    schoolId,
    [...known.values()].map(({ personId }) => personId),
  )
  const strangers = planned.flatMap((one) => {
    const person = known.get(one.iin)
    return person ? strange(one, person, elsewhere.has(person.personId)) : []
  })
  const told = findings.map(({ level, ...finding }): ListFault => ({
    ...finding,
    level: level === 'warning' ? 'warning' : 'fault',
  }))
  return { people: planned, found: [...told, ...strangers, ...planned.flatMap((one) => misfit(context, one))] }
}

function stateOf(known: { isHere: boolean; isArchived: boolean } | undefined): ListRow['state'] {
  if (!known) return 'new'
  if (known.isHere) return 'here'
  return known.isArchived ? 'archived' : 'known'
}

/**
 * What is told of somebody whom others know: of another name nothing but that it is another, a student of another school
 * comes by a transfer, and an employee is invited.
 */
function strange(
  { row, state, surname, bornDate, positionId }: PlannedPerson,
  known: Known,
  isElsewhere: boolean,
): ListFault[] {
  if (state !== 'known') return []
  const tell = (level: ListFault['level'], code: string): ListFault[] => [
    { level, row, column: null, value: null, code, with: {} },
  ]
  if (isElsewhere && !isCalled({ surname: known.surname, born_on: known.bornOn }, { surname, bornDate }))
    return tell('fault', 'list-import.iin-of-another')
  if (positionId === null && known.studiesElsewhere) return tell('fault', 'list-import.studies-elsewhere')
  return positionId !== null && isElsewhere ? tell('warning', 'list-import.invited') : []
}

/** What of somebody who is to be added does not fit the school: a class that it has not, a post that the caller may not give. */
function misfit({ actor }: Context, { row, state, label, groupId, positionId }: PlannedPerson): ListFault[] {
  if (state === 'here' || state === 'archived') return []
  const fault = (code: string, about: ListFault['with']): ListFault[] => [
    { level: 'fault', row, column: null, value: null, code, with: about },
  ]
  if (label !== null && groupId === null) return fault('list-import.group-unknown', { label })
  const offered = actor.role === 'guest' ? [] : positionsOffered(actor.role)
  const isOffered = positionId === null || offered.some(({ id }) => id === positionId)
  return isOffered ? [] : fault('list-import.position-denied', {})
}
