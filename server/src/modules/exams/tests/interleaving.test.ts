import fc from 'fast-check'
import { expect } from 'vitest'
import { test } from '#platform/testing/school.ts'
import { given } from '../testing/given.ts'
import { Interleaved, type Step } from '../testing/interleaved.ts'

const tab = fc.integer({ min: 0, max: 1 })
const give = fc.record({ kind: fc.constant('give' as const), tab, question: fc.integer({ min: 0, max: 1 }) })
const line = fc.constantFrom('whole', 'whole', 'answer-lost', 'cut' as const)
const send = fc.record({ kind: fc.constant('send' as const), tab, line })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: give },
  { weight: 6, arbitrary: send },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reload' as const), tab }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('pass' as const), minutes: fc.constantFrom(1, 3, 9, 15, 35) }),
  },
  { weight: 1, arbitrary: fc.constantFrom<Step>({ kind: 'end' }, { kind: 'reset' }, { kind: 'begin' }) },
)

// docs/torture-exams.md asks for thousands, each time with another seed.
const runs = Number(process.env['EXAM_RUNS'] ?? 40)
const seed = Number(process.env['EXAM_SEED'] ?? 20_261_125)

test('however tabs, a bad line, the bell and a reset fall together: what was acknowledged is there, and nothing of after the bell', async ({
  school,
}) => {
  const work = await given(school, { closes: 100_000 })
  const questions = [work.ids.short, work.ids.open]
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24 }), async (steps) => {
      const world = new Interleaved(school, work, questions)
      await world.take({ kind: 'begin' })
      for (const one of steps) await world.take(one)
      const { told, forbidden, wrong } = world.run
      const { rows } = await school.db
        .selectFrom('answer_event')
        .select(['id', 'attempt_uuid', 'exercise_uuid', 'version', 'answer', 'late'])
        .where('school_id', '=', school.id)
        .where('id', 'in', [...told.map(({ id }) => id), ...forbidden, work.sitting])
        .execute()
        .then((found) => ({ rows: new Map(found.map((row) => [row.id, row])) }))
      expect(wrong).toEqual([])
      for (const { id, attempt, question, answer, isLate } of told)
        expect(rows.get(id)).toMatchObject({ attempt_uuid: attempt, exercise_uuid: question, answer, late: isLate })
      expect(forbidden.filter((id) => rows.has(id))).toEqual([])
      await world.close()
    }),
    { numRuns: runs, seed },
  )
})
