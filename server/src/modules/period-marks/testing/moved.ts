import { contingent } from '@qalam/contract/contingent/api.ts'
import { journal } from '@qalam/contract/journal/api.ts'
import { periodMarks } from '@qalam/contract/period-marks/api.ts'
import type { MarkPeriod } from '@qalam/contract/period-marks/rules.ts'
import { randomUUID } from 'node:crypto'
import type { School } from '#platform/testing/school.ts'

/** The day on which the pupil of the worked cases goes from 7А to 7Ә. */
export const movedOn = '2026-11-24'
export const dayOfMove = new Date(`${movedOn}T05:05:00Z`)

/** Algebra of 7Ә, which the colleague teaches. */
export async function algebraOfOther(school: School, scoreType = 'mark_quarter'): Promise<string> {
  const uuid = randomUUID()
  await school.house.pool.query(
    `insert into calendar_plan (uuid, school_id, academic_year, group_id, subject_id, teacher_id, score_type, hours_per_week)
     values ($1, $2, 2026, $3, $4, $5, $6, 3)`,
    [uuid, school.id, school.otherGroup.id, school.subjects.algebra, school.colleague.userId, scoreType],
  )
  return uuid
}

export async function moveToOther(school: School, studentId: number): Promise<void> {
  school.house.setClock(dayOfMove)
  const body = { groupId: school.otherGroup.id, date: movedOn, order: '7' }
  const { status } = await school.as('zavuch')(contingent.move, { params: { userId: studentId }, body })
  if (status !== 200) throw new Error(`The move answered ${status}.`)
}

/** Scores of a pupil in lessons of the week, by the teacher of 7А. */
export async function scored(
  school: School,
  studentId: number,
  scores: Partial<Record<keyof School['lessons'], number>>,
) {
  const operations = Object.entries(scores).map(([lesson, score]) => ({
    ...{ operationId: randomUUID(), scheduleUuid: school.lessons[lesson as keyof School['lessons']] },
    ...{ userId: studentId, baseVersion: 0, score, sign: null },
  }))
  return school.as('teacher')(journal.storeDay, { body: { operations } })
}

type Given = { school: School; who: 'teacher' | School['colleague']; plan: string; studentId: number }

export const giveMark = (
  { school, who, plan, studentId }: Given,
  period: MarkPeriod,
  score: number,
  comment = 'words',
) =>
  school.as(who)(periodMarks.store, {
    params: { id: plan, period },
    body: {
      operations: [{ operationId: randomUUID(), studentId, baseVersion: 0, score, unmarked: null, comment }],
    },
  })
