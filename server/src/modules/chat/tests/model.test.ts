import { chat } from '@qalam/contract/chat/api.ts'
import fc from 'fast-check'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'
import { idOf, textsIn, write } from '../testing/talking.ts'

type Step = { act: 'write' } | { act: 'read'; upTo: number } | { act: 'leave' } | { act: 'return' }

const steps = fc.array(
  fc.oneof(
    fc.constant<Step>({ act: 'write' }),
    fc.record({ act: fc.constant('read' as const), upTo: fc.integer({ min: 1, max: 12 }) }),
    fc.constant<Step>({ act: 'leave' }),
    fc.constant<Step>({ act: 'return' }),
  ),
  { minLength: 1, maxLength: 12 },
)

const setStay = (school: School, until: string | null) =>
  school.db
    .updateTable('enrolment')
    .set({ until })
    .where('school_id', '=', school.id)
    .where('student_id', '=', idOf(school, 'student'))
    .execute()

test('whatever a lead writes and a pupil reads, leaves and comes back to, what is unread and seen is as the model says', async ({
  school,
}) => {
  const { uuid } = (await school.as('group-lead')(chat.beginClass, { body: { groupId: school.group.id } })).body
  await write(school, 'group-lead', uuid, 'Бастау')
  /** `until` is where the talk noticed that the pupil had left: with the next message, until the pupil is noticed again. */
  const model = { last: 1, read: 0, isIn: true, until: null as number | null }
  const seen = () => (model.isIn ? model.last : Math.min(model.last, model.until ?? model.last))
  let serial = 0

  const apply = async (step: Step) => {
    if (step.act === 'write') {
      await write(school, 'group-lead', uuid, `Хабар ${++serial}`)
      model.until = model.isIn ? null : (model.until ?? model.last)
      model.last++
    } else if (step.act === 'read') {
      await school.as('student')(chat.read, { params: { uuid }, body: { seq: step.upTo } })
      model.read = Math.max(model.read, Math.min(step.upTo, seen()))
      if (model.isIn) model.until = null
    } else {
      model.isIn = step.act === 'return'
      await setStay(school, model.isIn ? null : '2026-11-18')
    }
  }

  // Numbers go on from run to run, as in a real class.
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      for (const step of all) await apply(step)
      const { unread, talks } = (await school.as('student')(chat.numbers)).body
      expect(talks).toEqual([{ uuid, lastSeq: seen(), readSeq: model.read }])
      expect(unread).toBe(seen() - model.read)
      const shown = await textsIn(school, 'student', uuid)
      expect(shown.at(-1)?.[0]).toBe(seen())
    }),
    { numRuns: 25 },
  )
})
