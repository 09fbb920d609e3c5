import { randomUUID } from 'node:crypto'
import { substitution } from '@qalam/contract/substitution/api.ts'
import { addDays, dottedOf } from '@qalam/contract/kernel/calendar.ts'
import { type Access, none } from '#platform/testing/access.ts'
import type { School } from '#platform/testing/school.ts'

const ids = new WeakMap<object, string>()

/** The colleague is away on Wednesday; the lead of 7А is asked to give English. */
async function absenceOf(school: School) {
  const known = ids.get(school.lessons)
  if (known !== undefined) return known
  const id = randomUUID()
  ids.set(school.lessons, id)
  const body = { id, teacherId: school.colleague.userId, dateFrom: '18.11.2026', dateTo: '18.11.2026' }
  await school.as('zavuch')(substitution.period, { body })
  const teacherIds = [school.people['group-lead'].userId]
  await school.as('zavuch')(substitution.ask, { body: { ...onLesson(school, id), teacherIds } })
  return id
}

const onLesson = (school: School, id: string) => ({ id, lessonUuid: school.lessons.wednesdayEnglishSecond })

let days = 0
/** A day of its own for each absence: a teacher is not away twice at once. */
const draft = (school: School) => {
  const day = dottedOf(addDays('2027-09-01', days++))
  return { id: randomUUID(), teacherId: school.people.teacher.userId, dateFrom: day, dateTo: day }
}

export const access: Access<typeof substitution> = {
  list: none,
  one: { ask: async (school) => ({ params: { absenceId: await absenceOf(school) } }) },
  candidates: {
    ask: async (school) => {
      const { id: absenceId, lessonUuid } = onLesson(school, await absenceOf(school))
      return { params: { absenceId, lessonUuid } }
    },
  },
  period: { ask: (school) => ({ body: draft(school) }) },
  updateOrder: { ask: async (school) => ({ body: { id: await absenceOf(school), order: '12' } }) },
  assign: {
    ask: async (school) => {
      const { id, lessonUuid } = onLesson(school, await absenceOf(school))
      return { body: { id, lessons: [{ lessonUuid, teacherId: school.colleague.userId, version: 1 }] } }
    },
  },
  cancel: {
    ask: async (school) => {
      const body = draft(school)
      await school.as('zavuch')(substitution.period, { body })
      return { body: { id: body.id } }
    },
  },
  ask: {
    ask: async (school) => ({
      body: { ...onLesson(school, await absenceOf(school)), teacherIds: [school.people['group-lead'].userId] },
    }),
  },
  requests: none,
  answer: {
    refused: ['teacher', 'zavuch', 'director', 'admin'],
    ask: async (school) => ({ body: { ...onLesson(school, await absenceOf(school)), accept: false } }),
  },
  report: none,
  reportFile: none,
}
