import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { MemberFacts, StayFacts } from '../views.ts'
import type { CsvTable } from './csv.ts'
import { common, type RosterFacts, gradeOf, ids, unchanged } from './facts.ts'

type Say = (name: Partial<Named>) => string

/** What is taught, in which classes, and who learns and teaches there. */
export function classTables(facts: RosterFacts, say: Say): [string, CsvTable][] {
  return [
    ['courses.csv', courses(facts, say)],
    ['classes.csv', classes(facts, say)],
    ['enrollments.csv', enrollments(facts)],
  ]
}

function courses({ schoolId, year, subjects }: RosterFacts, say: Say): CsvTable {
  const tail = (subject: string, code: string) => [ids.school(schoolId), subject, code]
  return {
    columns: [
      ...[...common, 'schoolYearSourcedId', 'title', 'courseCode', 'grades', 'orgSourcedId'],
      ...['subjects', 'subjectCodes'],
    ],
    rows: [
      [ids.homeroom(schoolId), ...unchanged, ids.year(year), 'Homeroom', 'homeroom', '', ...tail('', '')],
      ...subjects.map(({ id, slug, name }) => [
        ...[ids.course(schoolId, id), ...unchanged, ids.year(year), say(name), slug, ''],
        ...tail(say(name), slug),
      ]),
    ],
  }
}

function classes({ schoolId, year, quarters, groups, plans, subjects }: RosterFacts, say: Say): CsvTable {
  const terms = quarters.length > 0 ? quarters.map(({ id }) => ids.quarter(id)).join(',') : ids.year(year)
  const byId = new Map(groups.map((group) => [group.id, group]))
  const names = new Map(subjects.map(({ id, name, slug }) => [id, { name: say(name), slug }]))
  return {
    columns: [
      ...[...common, 'title', 'grades', 'courseSourcedId', 'classCode', 'classType', 'location', 'schoolSourcedId'],
      ...['termSourcedIds', 'subjects', 'subjectCodes', 'periods'],
    ],
    rows: [
      ...groups.map(({ id, parallel, label }) => [
        ...[ids.group(id), ...unchanged, label, gradeOf(parallel), ids.homeroom(schoolId), label, 'homeroom', ''],
        ...[ids.school(schoolId), terms, '', '', ''],
      ]),
      ...plans.map(({ uuid, groupId, subjectId, half }) => {
        const group = byId.get(groupId)
        const { name = '', slug = '' } = names.get(subjectId) ?? {}
        const code = [group?.label ?? '', slug, half ?? ''].filter(Boolean).join('-')
        const title = [group?.label ?? '', name, half ?? ''].filter(Boolean).join(' ')
        return [
          ...[ids.plan(uuid), ...unchanged, title, gradeOf(group?.parallel ?? 0), ids.course(schoolId, subjectId)],
          ...[code, 'scheduled', '', ids.school(schoolId), terms, name, slug, ''],
        ]
      }),
    ],
  }
}

/** A pupil is in the own class and in each of its subjects, or in the half of one that is split. */
function enrollments({ schoolId, groups, plans, stays, members, people }: RosterFacts): CsvTable {
  const known = new Set(people.map(({ id }) => id))
  const now = stays.filter((stay) => stay.now && known.has(stay.studentId))
  const ofGroup = Map.groupBy(now, ({ groupId }) => groupId)
  const halves = Map.groupBy(members, ({ subgroupId }) => subgroupId)
  const row = (place: string, userId: number, role: string, dates: readonly [string, string]) => [
    ...[`${place}-${userId}-${dates[0]}`, ...unchanged, place, ids.school(schoolId), ids.user(userId), role],
    ...[role === 'teacher' ? 'true' : 'false', ...dates],
  ]
  const taught = (place: string, teacherId: number | null) =>
    teacherId !== null && known.has(teacherId) ? [row(place, teacherId, 'teacher', ['', ''])] : []
  const learned = (place: string, some: typeof now) =>
    some.map(({ studentId, since, until }) => row(place, studentId, 'student', [since, until ?? '']))

  return {
    columns: [
      ...[...common, 'classSourcedId', 'schoolSourcedId', 'userSourcedId', 'role', 'primary'],
      ...['beginDate', 'endDate'],
    ],
    rows: [
      ...groups.flatMap(({ id, leadId }) => [
        ...taught(ids.group(id), leadId),
        ...learned(ids.group(id), ofGroup.get(id) ?? []),
      ]),
      ...plans.flatMap(({ uuid, groupId, subgroupId, teacherId }) => {
        const all = ofGroup.get(groupId) ?? []
        const half = subgroupId === null ? null : (halves.get(subgroupId) ?? [])
        const some = half === null ? all : all.flatMap((stay) => half.flatMap((place) => within(stay, place)))
        return [...taught(ids.plan(uuid), teacherId), ...learned(ids.plan(uuid), some)]
      }),
    ],
  }
}

/** The days of a stay in the class that a pupil is in a half of it, where there are any. */
function within(stay: StayFacts, place: MemberFacts): StayFacts[] {
  if (stay.studentId !== place.studentId) return []
  const since = stay.since > place.since ? stay.since : place.since
  const until = [stay.until, place.until].filter((day) => day !== null).sort()[0] ?? null
  return until === null || until > since ? [{ ...stay, since, until }] : []
}
