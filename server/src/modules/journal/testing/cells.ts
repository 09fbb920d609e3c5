import { randomUUID } from 'node:crypto'
import { journal, type MarkOperation } from '@qalam/contract/journal/api.ts'
import type { School } from '#platform/testing/school.ts'

export type Cell = { lesson: string; student: number }

export const put = (cell: Cell, value: Partial<MarkOperation> = {}) => ({
  operationId: randomUUID(),
  scheduleUuid: cell.lesson,
  userId: cell.student,
  baseVersion: 0,
  score: 8 as number | null,
  sign: null,
  ...value,
})

export const mondayOf = (school: School, index = 0): Cell => ({
  lesson: school.lessons.mondayAlgebra,
  student: school.students[index]!.userId,
})

export const store = (school: School, ...operations: ReturnType<typeof put>[]) =>
  school.as('teacher')(journal.storeDay, { body: { operations } })

/** What the database holds in a cell. */
export const held = (school: School, { lesson, student }: Cell) =>
  school.db
    .selectFrom('mark')
    .select(['score', 'sign', 'comment', 'version'])
    .where('lesson_uuid', '=', lesson)
    .where('student_id', '=', student)
    .executeTakeFirst()
