import { randomUUID } from 'node:crypto'
import type { ExerciseDraft } from '@qalam/contract/exercises/draft.ts'
import { draftOf } from '@qalam/contract/exercises/samples.ts'
import { lessonContent } from '@qalam/contract/lesson-content/api.ts'
import { expect } from 'vitest'
import { test } from '#platform/testing/school.ts'
import { published } from '../testing/lecture.ts'

/** A draft with words in its key that stand nowhere else. */
const marked = (draft: ExerciseDraft): ExerciseDraft => {
  const key = { ...draft.key, explanation: 'SECRET-WHY' }
  if (draft.type === 'short')
    return {
      ...draft,
      key: { ...draft.key, explanation: 'SECRET-WHY', accepted: [{ text: 'SECRET-WORD', share: 100 }] },
    }
  if (draft.type === 'open') {
    const descriptors = [{ uuid: randomUUID(), text: 'SECRET-DESCRIPTOR', points: draft.points }]
    return { ...draft, key: { explanation: 'SECRET-WHY', descriptors } }
  }
  return { ...draft, key } as ExerciseDraft
}

/** Every uuid of an exercise: a browser may know its own, and none of its options. */
const storedIn = ({ uuid, ...rest }: ExerciseDraft): string[] =>
  [...JSON.stringify(rest).matchAll(/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g)]
    .map(([id]) => id)
    .filter((id) => id !== uuid)

test('no answer of any call to a student holds a key, whatever the type of the exercise', async ({ school }) => {
  const types = new Map<string, ExerciseDraft>()
  for (let seed = 1; types.size < 10; seed++) {
    const draft = draftOf(seed)
    types.set(draft.type, types.get(draft.type) ?? marked(draft))
  }
  const exercises = [...types.values()]
  const { versionUuid, pages } = await published(school, { exercises })
  const [scheduleUuid, given] = [school.lessons.wednesdayAlgebra, randomUUID()]
  await school.as('teacher')(lessonContent.give, { params: { scheduleUuid }, body: { uuid: given, versionUuid } })
  const student = school.as('student')
  const params = { given }
  const answers = [
    await student(lessonContent.ofLesson, { params: { scheduleUuid } }),
    await student(lessonContent.read, { params }),
    await student(lessonContent.see, { params: { given, page: pages[1]! } }),
    await student(lessonContent.preview, { params: { workId: given } }),
    ...(await Promise.all(
      exercises
        .filter(({ type }) => type === 'open' || type === 'short')
        .map(({ uuid: exercise }) => {
          const body = { id: randomUUID(), exercise, answer: { text: 'wrong', files: [] } }
          return student(lessonContent.check, { params, body })
        }),
    )),
    await student(lessonContent.ofLesson, { params: { scheduleUuid } }),
  ]
  for (const { raw, status } of answers) {
    expect(status).toBe(200)
    const told = raw.toString()
    expect(told.match(/SECRET-(?:WORD|DESCRIPTOR)/)).toBeNull()
    for (const id of exercises.flatMap(storedIn)) expect(told).not.toContain(id)
  }
  expect(answers[1]?.raw.toString()).not.toContain('SECRET-WHY')
})
