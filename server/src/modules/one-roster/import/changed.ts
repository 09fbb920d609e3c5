import type { SchoolToWrite } from '#modules/school-import/reading/public.ts'
import { type RosterFacts, ids } from '../file/facts.ts'
import type { Added } from './added.ts'
import type { Roster } from './archive.ts'
import type { Differences, Note } from './differences.ts'
import { cell } from './known.ts'

/** The school as it would be after what an archive says otherwise. */
export function changedBy({ people, classOf, leads, teachers, halves }: Differences, facts: RosterFacts, added: Added) {
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

  const families = new Map([...added.families].map(([id, parents]) => [iins.get(id) ?? '', parents]))
  const plans = new Map(facts.plans.map((plan) => [ids.plan(plan.uuid), plan]))
  const halved = halves.flatMap(({ plan, user }): Member[] => {
    const { groupId = 0, subjectId = 0, half = null } = plans.get(plan) ?? {}
    const [classLabel, pupilIin] = [labels.get(ids.group(groupId)), iins.get(user)]
    if ((half !== 1 && half !== 2) || classLabel === undefined || !pupilIin) return []
    return [{ row: 0, classLabel, subjectId, subgroup: half, pupilIin }]
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
        parents: familyWith(one.parents, families.get(one.iin) ?? []),
      })),
      ...added.pupils,
    ],
    subgroups: membersWith(school.subgroups, halved),
    load: school.load.map(taught),
    timetable: school.timetable.map(taught),
  })
}

type Member = SchoolToWrite['subgroups'][number]
const memberKey = ({ classLabel, subjectId, pupilIin }: Member) => `${classLabel} ${subjectId} ${pupilIin}`

/** A pupil is in one half of a subject: the one that was said last. */
const membersWith = (standing: readonly Member[], said: readonly Member[]): Member[] => {
  const moved = new Set(said.map(memberKey))
  return [...standing.filter((one) => !moved.has(memberKey(one))), ...said]
}

type Family = SchoolToWrite['pupils'][number]['parents']
/** More parents at the places that are free; two are the most that a pupil has. */
function familyWith(standing: Family, more: readonly string[]): Family {
  const free = ([1, 2] as const).filter((place) => standing.every((parent) => parent.place !== place))
  return [...standing, ...more.slice(0, free.length).map((iin, at) => ({ place: free[at] ?? 2, iin }))]
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
  facts: RosterFacts,
) {
  const nameless = new Set(facts.people.filter(({ iin }) => iin === null).map(({ id }) => ids.user(id)))
  return (sent.get('users.csv') ?? []).flatMap((row): Note[] => {
    const id = own.get(cell(row, 'sourcedId')) ?? ''
    if (!nameless.has(id) || !(people.has(id) || classOf.has(id))) return []
    return [{ file: 'users.csv', row: row.at, column: 'identifier', value: '', code: 'no-iin' }]
  })
}
