import { randomUUID } from 'node:crypto'
import { homework } from '@qalam/contract/homework/api.ts'
import { lessonContent } from '@qalam/contract/lesson-content/api.ts'
import type { ExerciseAnswer } from '@qalam/contract/exercises/answer.ts'
import { expect } from 'vitest'
import { png } from '#platform/testing/documents.ts'
import { type School, test } from '#platform/testing/school.ts'
import { type Given, given, optionIn, shown } from '../testing/lecture.ts'

const see = (school: School, { params }: Given, page: string) =>
  school.as('student')(lessonContent.see, { params: { ...params, page } })
const check = (
  school: School,
  { params }: Given,
  exercise: string,
  answer: ExerciseAnswer,
  id: string = randomUUID(),
) => school.as('student')(lessonContent.check, { params, body: { id, exercise, answer } })
const choice = async (school: School, work: Given, text: string) => ({
  id: optionIn(await shown(school, work), work.single, text),
})

test('a student reads by pages, comes back to the page that was looked at last, and is done at the end', async ({
  school,
}) => {
  const work = await given(school)
  expect((await shown(school, work)).progress).toMatchObject({ share: 0, pages: 2, exercises: 3, done: false })
  expect((await see(school, work, work.pages[0]!)).body).toMatchObject({ seen: 1, share: 20 })
  await see(school, work, work.pages[1]!)
  expect(await shown(school, work)).toMatchObject({ at: work.pages[1], progress: { seen: 2, share: 40 } })

  await check(school, work, work.single, await choice(school, work, 'RIGHT'))
  const content = await shown(school, work)
  const pairs = (['Астана', 'Алматы', 'Шымкент'] as const).map((left, at): [string, string] => [
    optionIn(content, work.matching, left),
    optionIn(content, work.matching, ['L-A', 'L-B', 'L-C'][at]!),
  ])
  await check(school, work, work.matching, { pairs })
  const { body } = await check(school, work, work.open, { text: 'Себебі', files: [] })
  expect(body).toMatchObject({
    state: { verdict: 'sent', points: null },
    progress: { share: 100, done: true, points: 11, maxPoints: 11 },
  })
  const facts = school.house.facts.filter(({ name }) => name === 'lesson-content.reading-changed')
  expect(facts.length).toBeGreaterThan(0)
})

test('content that was never opened takes four statements', async ({ school }) => {
  const work = await given(school)
  await shown(school, work)
  school.house.counted()
  expect(await shown(school, work)).toMatchObject({
    at: null,
    lesson: { uuid: work.scheduleUuid, group: expect.stringMatching(/^7/) },
  })
  expect(school.house.counted().length).toBeLessThanOrEqual(4)
})

test('a wrong try costs a try and gets a hint; what was right is told when the exercise is closed, and not before', async ({
  school,
}) => {
  const work = await given(school)
  const content = await shown(school, work)
  const left = optionIn(content, work.matching, 'Астана')
  const pairs: [string, string][] = [
    [left, optionIn(content, work.matching, 'L-A')],
    [optionIn(content, work.matching, 'Алматы'), optionIn(content, work.matching, 'L-C')],
  ]
  const first = await check(school, work, work.matching, { pairs })
  expect(first.body.state).toMatchObject({
    ...{ verdict: 'partly', points: 2, tries: 1, most: 3, closed: false },
    ...{ hint: { right: 1, of: 3, extra: 0 }, right: null, explanation: '' },
  })
  expect(first.raw.toString()).not.toContain('EXPLANATION')
  await check(school, work, work.matching, { pairs: [pairs[1]!] })
  const third = await check(school, work, work.matching, { pairs: [pairs[1]!] })
  expect(third.body.state).toMatchObject({ closed: true, points: 2, explanation: 'EXPLANATION' })
  expect(third.body.state.right).toMatchObject({ pairs: expect.arrayContaining([pairs[0]]) })
  expect(await check(school, work, work.matching, { pairs })).toMatchObject({
    status: 422,
    body: { code: 'lesson-content.no-tries' },
  })
})

test('a repeat of the same operation changes nothing, and an answer that does not fit is refused', async ({
  school,
}) => {
  const work = await given(school)
  const id = randomUUID()
  const wrong = await choice(school, work, 'WRONG-A')
  await check(school, work, work.single, wrong, id)
  expect((await check(school, work, work.single, wrong, id)).body.state).toMatchObject({ tries: 1 })
  for (const answer of [null, { id: 'nothing' }, { is: true }, { text: 'RIGHT', files: [] }])
    expect((await check(school, work, work.single, answer)).body).toMatchObject({ code: 'lesson-content.answer-unfit' })
  expect((await check(school, work, randomUUID(), wrong)).status).toBe(404)
  expect((await check(school, work, work.open, { text: '', files: [randomUUID()] })).body).toMatchObject({
    code: 'lesson-content.answer-unfit',
  })
})

test('photos of an open answer are the student’s own', async ({ school }) => {
  const work = await given(school)
  const photo = { name: 'a.png', mime: 'image/png', bytes: png() }
  const { body } = await school.upload('student', lessonContent.addFiles, { params: work.params }, [photo])
  const files = body.map(({ uuid }) => uuid)
  expect(files).toHaveLength(1)
  expect((await check(school, work, work.open, { text: '', files })).body.state).toMatchObject({ verdict: 'sent' })
  expect((await shown(school, work)).files).toMatchObject([{ uuid: files[0], mime: 'image/png' }])
})

test('exercises that are homework are answered there, and no key of them is told before it ends', async ({
  school,
}) => {
  const work = await given(school)
  await check(school, work, work.single, await choice(school, work, 'RIGHT'))
  expect((await shown(school, work)).exercises).toContainEqual(
    expect.objectContaining({ exercise: work.single, explanation: 'EXPLANATION' }),
  )
  const { scheduleUuid } = work
  const body = { version: 0, text: 'x', dueOn: '20.11.2026', wantsAnswer: true, contentVersion: work.versionUuid }
  await school.as('teacher')(homework.set, { params: { scheduleUuid }, body })

  const held = await shown(school, work)
  expect(held).toMatchObject({ held: true, can: { answer: false } })
  expect(JSON.stringify(held)).not.toContain('EXPLANATION')
  expect((await check(school, work, work.open, { text: 'x', files: [] })).body).toMatchObject({
    code: 'lesson-content.held',
  })
})

test('what the theme names is opened from the lesson once for the whole class', async ({ school }) => {
  const work = await given(school)
  const { scheduleUuid } = work
  const body = { version: 0, text: 'x', dueOn: '20.11.2026', contentVersion: work.versionUuid }
  await school.as('teacher')(homework.set, { params: { scheduleUuid }, body })
  const open = () =>
    school.as('student')(lessonContent.openNamed, { params: { scheduleUuid }, body: { from: 'homework' } })
  expect((await open()).body).toEqual({ given: work.given, kind: 'custom-lesson' })
  expect(
    (await school.as('student')(lessonContent.openNamed, { params: { scheduleUuid }, body: { from: 'theme' } })).status,
  ).toBe(404)

  // What the teacher took back stays away from students, and is there again when it is given again.
  await school.as('teacher')(lessonContent.takeBack, { params: work.params })
  expect((await open()).status).toBe(404)
  expect((await school.as('student')(lessonContent.read, { params: work.params })).status).toBe(404)
  const again = { uuid: randomUUID(), versionUuid: work.versionUuid }
  const back = await school.as('teacher')(lessonContent.give, { params: { scheduleUuid }, body: again })
  expect(back.body).toEqual({ given: work.given })
  expect((await open()).status).toBe(200)
})
