import { randomUUID } from 'node:crypto'
import { type Role, roles } from '@qalam/contract/kernel/roles.ts'
import type { School } from '#platform/testing/school.ts'

type Input = { params?: object; query?: object; body?: object }

/**
 * What the matrix expects of an endpoint. `ask` addresses something of a school. Whoever the contract names passes for the
 * own school, but for `refused` (403 or 404 by the policy). For another school's ids everybody is refused, unless the call
 * names nothing of a school (`of: 'caller'`: it answers about the caller alone, and `ask` is empty of ids).
 */
export type Expectation = { ask?: (school: School) => Input; of?: 'caller'; refused?: readonly Role[]; upload?: true }

const none: Expectation = { of: 'caller' }
const stale = 999
const lessonOf = (school: School) => school.lessons.wednesdayAlgebra
const onLesson =
  (more: object = {}) =>
  (school: School) => ({ params: { scheduleUuid: lessonOf(school) }, ...more })
/** The lead leads 7А but does not teach algebra; the teacher does. */
const notTheLead = ['group-lead'] as const

const scheme = { name: 'Matrix', shift: 1, lessons: [{ number: 1, timeStart: '08:00', timeEnd: '08:45' }] }
const card = (school: School) => ({ query: { group_id: school.group.id, subject_id: school.subjects.algebra } })

export const expectations: Record<string, Expectation> = {
  'auth.login': none,
  'auth.refresh': none,
  'auth.logout': none,
  'auth.userInfo': none,
  'auth.relatedAccounts': none,
  'auth.relatedAuth': {
    ask: (school) => ({ body: { userId: school.people.teacher.userId } }),
    refused: roles.filter((role) => role !== 'teacher'),
  },
  'auth.behalfHash': none,
  'auth.behalf': none,
  'auth.tutorHash': none,
  'auth.ustazRegister': none,
  'auth.join': none,
  'auth.needPassChange': none,
  'auth.passwordChange': none,
  'auth.history': none,
  'auth.endSession': none,
  'auth.passwordHistory': none,
  'cabinets.list': none,
  'cabinets.create': none,
  'cabinets.update': {
    ask: (school) => ({ params: { id: school.cabinets[2]?.id }, body: { number: '777', name: '' } }),
  },
  'cabinets.delete': { ask: (school) => ({ params: { id: school.cabinets[0]?.id } }) },
  'diary.week': { ask: (school) => ({ query: { userId: school.people.student.userId } }) },
  'diary.attestation': { ask: (school) => ({ query: { userId: school.people.student.userId } }) },
  'dictionaries.subjects': none,
  'dictionaries.languages': none,
  'dictionaries.parallels': none,
  'dictionaries.regions': none,
  'dictionaries.teachers': none,
  'groups.shortList': none,
  'home.present': none,
  'home.family': none,
  'home.unfilled': none,
  'home.place': none,
  'homework.set': { ask: onLesson({ body: { version: 0, text: 'x' } }), refused: notTheLead },
  'homework.addFiles': { ask: onLesson(), upload: true, refused: notTheLead },
  'homework.removeFile': {
    ask: (school) => ({ params: { scheduleUuid: lessonOf(school), uuid: randomUUID() } }),
    refused: notTheLead,
  },
  'homework.clear': { ask: onLesson({ body: { version: stale } }), refused: notTheLead },
  'journal.groups': none,
  'journal.plans': { ask: (school) => ({ params: { groupId: school.group.id } }) },
  'journal.quarter': { ask: (school) => ({ params: { id: school.plans.algebra.uuid } }) },
  'journal.storeDay': {
    ask: (school) => ({
      body: {
        operations: [
          {
            operationId: randomUUID(),
            scheduleUuid: lessonOf(school),
            userId: school.people.student.userId,
            baseVersion: stale,
            score: 5,
            sign: null,
          },
        ],
      },
    }),
    refused: ['group-lead', 'zavuch', 'director', 'admin'],
  },
  'journal.history': { ask: (school) => ({ params: { id: lessonOf(school), userId: school.people.student.userId } }) },
  'journal.lesson': { ask: (school) => ({ params: { id: lessonOf(school) } }) },
  'ktp.lessonsByCard': { ask: card },
  'ktp.subjectLessonsDict': { ask: card },
  'ktp.lessonTypeDict': none,
  'lesson.page': {
    ask: (school) => ({ params: { scheduleUuid: lessonOf(school) }, query: { userId: school.people.student.userId } }),
  },
  'lesson.conduct': { ask: onLesson(), refused: notTheLead },
  'lesson.unconduct': { ask: onLesson(), refused: notTheLead },
  'lesson.addLink': {
    ask: (school) => ({
      params: { scheduleUuid: lessonOf(school) },
      body: { uuid: randomUUID(), title: 'x', url: 'https://example.kz' },
    }),
    refused: notTheLead,
  },
  'lesson.addFiles': { ask: onLesson(), upload: true, refused: notTheLead },
  'lesson.removeMaterial': {
    ask: (school) => ({ params: { scheduleUuid: lessonOf(school), uuid: randomUUID() } }),
    refused: ['teacher', 'group-lead', 'zavuch', 'director', 'admin'],
  },
  'lesson.file': {
    ask: (school) => ({ params: { scheduleUuid: lessonOf(school), uuid: randomUUID() } }),
    refused: ['teacher', 'group-lead', 'zavuch', 'director', 'admin', 'student', 'parent', 'monitoring'],
  },
  'news.banners': none,
  'news.bannerStats': none,
  'news.staticModals': none,
  'schedule.week': { ask: (school) => ({ query: { groupId: school.group.id } }) },
  'schedule.choices': none,
  'schedule.addLessonDicts': none,
  'schedule.busy': {
    ask: (school) => ({ params: { scheduleUuid: lessonOf(school) }, query: { date: '2026-11-18' } }),
  },
  'schedule.types': none,
  'schedule.add': {
    ask: (school) => ({
      body: {
        uuid: randomUUID(),
        entityKind: 'regular',
        groupId: school.group.id,
        subjectId: school.subjects.algebra,
        date: '2026-11-19',
        timeStart: '10:50',
        timeEnd: '11:35',
        calendar_plan_lesson_uuid: school.plans.algebra.themes[3],
      },
    }),
  },
  'schedule.change': {
    ask: (school) => ({
      params: { scheduleUuid: lessonOf(school) },
      body: { version: stale, date: '2026-11-19', time_start: '10:50', time_end: '11:35' },
    }),
  },
  'schedule.bind': {
    ask: (school) => ({
      params: { scheduleUuid: lessonOf(school) },
      body: { version: stale, entityKind: 'regular', calendar_plan_lesson_uuid: school.plans.algebra.themes[3] },
    }),
  },
  'schedule.destroy': { ask: (school) => ({ body: { uuid: lessonOf(school), version: stale } }) },
  'schools.config': none,
  'schools.domains': none,
  'schools.translate': none,
  'schools.logo': { of: 'caller', ask: (school) => ({ params: { schoolId: school.id } }) },
  'schools.list': none,
  'schools.quarters': none,
  'schools.holidays': { of: 'caller', ask: () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }) },
  'timeSchemes.list': { ask: (school) => ({ query: { schoolId: school.id } }) },
  'timeSchemes.shortList': { ask: (school) => ({ query: { schoolId: school.id } }) },
  'timeSchemes.byGroup': { ask: (school) => ({ query: { schoolId: school.id, groupId: school.group.id } }) },
  'timeSchemes.create': { ask: (school) => ({ body: { schoolId: school.id, ...scheme } }) },
  'timeSchemes.update': { ask: (school) => ({ body: { schoolId: school.id, uuid: school.scheme, ...scheme } }) },
  'timeSchemes.delete': { ask: (school) => ({ body: { schoolId: school.id, uuid: school.scheme } }) },
}
