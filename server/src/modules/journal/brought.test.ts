import { randomUUID } from 'node:crypto'
import { ScoreVerdict } from '@qalam/contract/journal/brought.ts'
import { expect } from 'vitest'
import { guest } from '#platform/actor.ts'
import { now } from '#platform/testing/world/build.ts'
import { type School, test } from '#platform/testing/school.ts'
import { type Brought, bringScores, previewScores } from './public.ts'
import { held, mondayOf, put, store } from './testing/cells.ts'

const contextOf = (school: School, role: 'teacher' | 'director' = 'teacher') => ({
  actor: { ...guest, role, userId: school.people[role].userId, schoolId: school.id },
  announce: () => undefined,
  db: school.house.served,
  language: 'ru' as const,
  now,
  today: '2026-11-18',
})

const scoreOf = (school: School, index: number, value: number, base?: number) => ({
  studentId: school.students[index]!.userId,
  value,
  operation: randomUUID(),
  ...(base === undefined ? {} : { base }),
})

const bring = async (school: School, brought: Partial<Brought> & Pick<Brought, 'scores'>, preview = false) => {
  const whole = { lessonUuid: school.lessons.mondayAlgebra, kind: 'formative', over: 'empty', ...brought } as const
  const verdicts = await (preview ? previewScores : bringScores)(contextOf(school), whole)
  return verdicts.map((verdict) => ScoreVerdict.parse(verdict))
}

test('points are brought into empty cells, and what a teacher wrote stays and is told', async ({ school }) => {
  await store(school, put(mondayOf(school, 1), { score: 4, comment: 'Жақсы' }), put(mondayOf(school, 2), { score: 7 }))
  const scores = [scoreOf(school, 0, 8.5), scoreOf(school, 1, 9), scoreOf(school, 2, 7), scoreOf(school, 3, 11)]
  const preview = await bring(school, { scores }, true)
  expect(await held(school, mondayOf(school, 0))).toBeUndefined()

  const verdicts = await bring(school, { scores })
  expect(verdicts).toMatchObject([
    { verdict: 'stored', current: { score: 9, version: 1 } },
    { verdict: 'filled', code: null, current: { score: 4, version: 1, by: expect.stringContaining('Айдар') } },
    { verdict: 'same', current: { score: 7, version: 1 } },
    { verdict: 'refused', code: 'journal.score-out-of-range', message: 'Балл — целое число от 1 до 10' },
  ])
  expect(preview.map(({ verdict }) => verdict)).toEqual(verdicts.map(({ verdict }) => verdict))
  expect(await held(school, mondayOf(school, 1))).toEqual({ score: 4, sign: null, comment: 'Жақсы', version: 1 })
})

test('bringing the same again writes nothing, even where the teacher has taken it away since', async ({ school }) => {
  const scores = [scoreOf(school, 0, 8), scoreOf(school, 1, 8)]
  await bring(school, { scores })
  await store(school, put(mondayOf(school, 1), { baseVersion: 1, score: null }))

  expect(await bring(school, { scores })).toMatchObject([
    { verdict: 'same', current: { score: 8, version: 1 } },
    { verdict: 'filled', current: { score: null, version: 2 } },
  ])
  expect(await held(school, mondayOf(school, 1))).toMatchObject({ score: null, version: 2 })
})

test('a filled cell is overwritten only where the version that a person saw still stands', async ({ school }) => {
  await store(school, put(mondayOf(school, 0)), put(mondayOf(school, 1)), put(mondayOf(school, 2)))
  const scores = [scoreOf(school, 0, 10, 1), scoreOf(school, 1, 10, 4), scoreOf(school, 2, 10)]
  const unnamed = await bring(school, { scores })
  expect(unnamed.map(({ verdict }) => verdict)).toEqual(['filled', 'filled', 'filled'])

  const named = await bring(school, { scores, over: 'named' })
  expect(named.map(({ verdict }) => verdict)).toEqual(['stored', 'filled', 'filled'])
  expect(await held(school, mondayOf(school, 0))).toMatchObject({ score: 10, version: 2 })
})

test('an absence is not written over, and who came late stays late', async ({ school }) => {
  await store(
    school,
    put(mondayOf(school, 0), { score: null, sign: 'absent' }),
    put(mondayOf(school, 1), { score: null, sign: 'late', comment: '10 минут' }),
  )
  const verdicts = await bring(school, { scores: [scoreOf(school, 0, 8), scoreOf(school, 1, 8)] })
  expect(verdicts).toMatchObject([{ verdict: 'filled', current: { sign: 'absent' } }, { verdict: 'stored' }])
  expect(await held(school, mondayOf(school, 1))).toMatchObject({ score: 8, sign: 'late', comment: '10 минут' })
})

test('points of a work fit its lesson: its kind and its maximum', async ({ school }) => {
  const scores = [scoreOf(school, 0, 18)]
  const sor = { lessonUuid: school.lessons.sor, scores }
  expect(await bring(school, { ...sor, kind: 'soch' })).toMatchObject([
    { verdict: 'refused', code: 'journal.other-work' },
  ])
  expect(await bring(school, { ...sor, kind: 'sor', outOf: 25 })).toMatchObject([
    { verdict: 'refused', code: 'journal.other-maximum', message: expect.stringMatching(/25.*20/) },
  ])
  expect(await bring(school, { ...sor, kind: 'sor', outOf: 20 })).toMatchObject([
    { verdict: 'stored', current: { score: 18 } },
  ])
})

test('a closed quarter and a student who left refuse points; what stood already is the same', async ({ school }) => {
  const scores = [scoreOf(school, 0, 8), scoreOf(school, 1, 8)]
  await bring(school, { scores: scores.slice(0, 1) })
  await school.db
    .updateTable('calendar_plan')
    .set({ closed_quarters: [2] })
    .where('uuid', '=', school.plans.algebra.uuid)
    .execute()
  expect(await bring(school, { scores })).toMatchObject([
    { verdict: 'same' },
    { verdict: 'refused', code: 'journal.period-closed' },
  ])
  const leaver = school.students[3]!.userId
  await school.db.updateTable('enrolment').set({ until: '2026-11-01' }).where('student_id', '=', leaver).execute()
  await school.db.updateTable('calendar_plan').set({ closed_quarters: [] }).execute()
  expect(await bring(school, { scores: [scoreOf(school, 3, 8)] })).toMatchObject([
    { verdict: 'refused', code: 'journal.not-in-group' },
  ])
})

test('only who teaches the plan or stands in brings points, and nobody else learns what stands', async ({ school }) => {
  await store(school, put(mondayOf(school, 0), { score: 9 }))
  const brought = { lessonUuid: school.lessons.mondayAlgebra, kind: 'formative', over: 'empty' } as const
  const asked = { ...brought, scores: [scoreOf(school, 0, 9)] }
  expect(await previewScores(contextOf(school, 'director'), asked)).toMatchObject([
    { verdict: 'refused', code: 'journal.not-your-lesson', current: { score: null, version: 0, by: null } },
  ])
})
