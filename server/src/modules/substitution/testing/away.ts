import { randomUUID } from 'node:crypto'
import { substitution } from '@qalam/contract/substitution/api.ts'
import type { AbsentLesson } from '@qalam/contract/substitution/shapes.ts'
import type { School } from '#platform/testing/school.ts'

/** The teacher of algebra is away this week: four lessons of algebra, and English on Wednesday. */
export async function away(
  school: School,
  more: { dateFrom?: string; dateTo?: string; substituteTeacherId?: number } = {},
) {
  const id = randomUUID()
  const { userId: teacherId } = school.people.teacher
  const body = { id, teacherId, dateFrom: '16.11.2026', dateTo: '20.11.2026', order: '17-б', ...more }
  return (await school.as('zavuch')(substitution.period, { body })).body
}

export const page = async (school: School, id: string) =>
  (await school.as('zavuch')(substitution.one, { params: { absenceId: id } })).body

/** One lesson of an absence. */
export async function lessonIn(school: School, id: string, uuid: string): Promise<AbsentLesson> {
  const lesson = (await page(school, id)).lessons.find(({ lessonUuid }) => lessonUuid === uuid)
  if (!lesson) throw new Error('The absence has no such lesson.')
  return lesson
}

/** Gives a lesson to somebody, as it stands now. */
export async function give(school: School, id: string, uuid: string, teacherId: number) {
  const { lessonUuid, version } = await lessonIn(school, id, uuid)
  return school.as('zavuch')(substitution.assign, { body: { id, lessons: [{ lessonUuid, teacherId, version }] } })
}
