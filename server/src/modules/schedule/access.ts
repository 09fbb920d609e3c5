import { randomUUID } from 'node:crypto'
import type { schedule } from '@qalam/contract/schedule/api.ts'
import { type Access, lessonOf, none, stale } from '#platform/testing/access.ts'

export const access: Access<typeof schedule> = {
  week: { ask: (school) => ({ query: { groupId: school.group.id } }) },
  choices: none,
  addLessonDicts: none,
  busy: {
    ask: (school) => ({ params: { scheduleUuid: lessonOf(school) }, query: { date: '2026-11-18' } }),
  },
  types: none,
  add: {
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
    then: 'schedule.theme-taken',
  },
  change: {
    ask: (school) => ({
      params: { scheduleUuid: lessonOf(school) },
      body: { version: stale, date: '2026-11-19', time_start: '10:50', time_end: '11:35' },
    }),
    then: 'schedule.stale',
  },
  update: {
    ask: (school) => ({
      body: { uuid: lessonOf(school), version: stale, date: '2026-11-19', time_start: '10:50', time_end: '11:35' },
    }),
    then: 'schedule.stale',
  },
  bind: {
    ask: (school) => ({
      params: { scheduleUuid: lessonOf(school) },
      body: { version: stale, entityKind: 'regular', calendar_plan_lesson_uuid: school.plans.algebra.themes[3] },
    }),
    then: 'schedule.stale',
  },
  destroy: { ask: (school) => ({ body: { uuid: lessonOf(school), version: stale } }), then: 'schedule.stale' },
}
