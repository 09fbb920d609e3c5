import { isIin } from '@qalam/contract/profile/iin.ts'
import type { SchoolToWrite } from '#modules/school-import/reading/public.ts'
import { type Facts, ids } from '../file/facts.ts'
import type { Roster, Row } from './archive.ts'
import { type Differences, type Note, sexOf } from './differences.ts'
import { cell } from './known.ts'

/** The school as it would be after what an archive says otherwise. */
export function changedBy({ people, classOf, leads, teachers }: Differences, facts: Facts, pupils: NewPupil[]) {
  const iins = new Map(facts.people.map(({ id, iin }) => [ids.user(id), iin]))
  const byIin = new Map([...people].map(([id, fields]) => [iins.get(id) ?? '', fields]))
  byIin.delete('')
  const labels = new Map(facts.groups.map(({ id, label }) => [ids.group(id), label]))
  const moved = new Map([...classOf].map(([id, place]) => [iins.get(id) ?? '', labels.get(place)]))
  moved.delete('')
  const leadOf = new Map([...leads].map(([place, id]) => [labels.get(place), iins.get(id)]))
  const teacherOf = new Map(
    facts.plans.map(({ uuid, groupId, subjectId, half }) => [
      `${labels.get(ids.group(groupId))} ${subjectId} ${half}`,
      iins.get(teachers.get(ids.plan(uuid)) ?? ''),
    ]),
  )
  type Taught = { classLabel: string; subjectId: number; subgroup: 1 | 2 | null; teacherIin: string }
  const taught = <T extends Taught>(one: T): T => ({
    ...one,
    teacherIin: teacherOf.get(`${one.classLabel} ${one.subjectId} ${one.subgroup}`) ?? one.teacherIin,
  })

  return (school: SchoolToWrite): SchoolToWrite => ({
    ...school,
    staff: school.staff.map((one) => ({ ...one, ...byIin.get(one.iin) })),
    parents: school.parents.map((one) => ({ ...one, ...byIin.get(one.iin) })),
    classes: school.classes.map((one) => ({
      ...one,
      classTeacherIin: leadOf.get(one.label) ?? one.classTeacherIin,
    })),
    pupils: [
      ...school.pupils.map((one) => ({
        ...one,
        ...byIin.get(one.iin),
        classLabel: moved.get(one.iin) ?? one.classLabel,
      })),
      ...pupils,
    ],
    load: school.load.map(taught),
    timetable: school.timetable.map(taught),
  })
}

type NewPupil = SchoolToWrite['pupils'][number]

/** The pupils that an archive adds, and why the others whom the school does not know stay out. */
export function newPupils(sent: Roster, { added, classOf }: Differences, facts: Facts) {
  const labels = new Map(facts.groups.map(({ id, label }) => [ids.group(id), label]))
  const roles = new Map((sent.get('roles.csv') ?? []).map((row) => [cell(row, 'userSourcedId'), cell(row, 'role')]))
  const facets = new Map((sent.get('demographics.csv') ?? []).map((row) => [cell(row, 'sourcedId'), row]))
  const pupils: NewPupil[] = []
  const notes: Note[] = []
  for (const row of added) {
    const id = cell(row, 'sourcedId')
    const refuse = (column: string, code: Note['code']) =>
      notes.push({ file: 'users.csv', row: row.at, column, value: cell(row, column), code })
    const classLabel = labels.get(classOf.get(id) ?? '')
    if (roles.get(id) !== 'student') refuse('sourcedId', 'not-pupil')
    else if (!isIin(cell(row, 'identifier'))) refuse('identifier', 'no-iin')
    else if (classLabel === undefined) refuse('sourcedId', 'no-class')
    else pupils.push(pupilOf(row, facets.get(id), classLabel))
  }
  return { pupils, notes }
}

/** A birth date or a sex that the archive does not tell stays empty, and the check of the plan asks for it. */
function pupilOf(row: Row, facet: Row | undefined, classLabel: string): NewPupil {
  const iin = cell(row, 'identifier')
  return {
    row: 0,
    iin,
    surname: cell(row, 'familyName'),
    firstname: cell(row, 'givenName'),
    patronymic: cell(row, 'middleName'),
    sex: (facet && sexOf(cell(facet, 'sex'))) ?? (Number(iin[6]) % 2 === 1 ? 'm' : 'w'),
    birthDate: facet ? cell(facet, 'birthDate') : '',
    classLabel,
    parents: [],
  }
}

/** People of the school without an IIN stand in no other sheet, so that what is said of them cannot go on. */
export function withoutIin(
  sent: Roster,
  { people, classOf }: Differences,
  own: ReadonlyMap<string, string>,
  facts: Facts,
) {
  const nameless = new Set(facts.people.filter(({ iin }) => iin === null).map(({ id }) => ids.user(id)))
  return (sent.get('users.csv') ?? []).flatMap((row): Note[] => {
    const id = own.get(cell(row, 'sourcedId')) ?? ''
    if (!nameless.has(id) || !(people.has(id) || classOf.has(id))) return []
    return [{ file: 'users.csv', row: row.at, column: 'identifier', value: '', code: 'no-iin' }]
  })
}
