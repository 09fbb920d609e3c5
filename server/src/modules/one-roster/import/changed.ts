import type { SchoolToWrite } from '#modules/school-import/reading/public.ts'
import { type Facts, ids } from '../file/facts.ts'
import type { Added } from './added.ts'
import type { Roster } from './archive.ts'
import type { Differences, Note } from './differences.ts'
import { cell } from './known.ts'

/** The school as it would be after what an archive says otherwise. */
export function changedBy({ people, classOf, leads, teachers }: Differences, facts: Facts, added: Added) {
  const iins = new Map<string, string | null>(facts.people.map(({ id, iin }) => [ids.user(id), iin]))
  const byIin = new Map([...people].map(([id, fields]) => [iins.get(id) ?? '', fields]))
  byIin.delete('')
  for (const [id, iin] of added.iins) iins.set(id, iin)
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
    staff: [...school.staff.map((one) => ({ ...one, ...byIin.get(one.iin) })), ...added.staff],
    parents: parentsOf(
      school.parents.map((one) => ({ ...one, ...byIin.get(one.iin) })),
      added.parents,
    ),
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
      ...added.pupils,
    ],
    load: school.load.map(taught),
    timetable: school.timetable.map(taught),
  })
}

type Parents = SchoolToWrite['parents']
/** A parent of a child who is here already stands once. */
function parentsOf(standing: Parents, added: Parents): Parents {
  const known = new Set(standing.map(({ iin }) => iin))
  return [...standing, ...added.filter(({ iin }) => !known.has(iin))]
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
