import { exams } from '@qalam/contract/exams/api.ts'
import { expect } from 'vitest'
import { now, type School, test } from '#platform/testing/school.ts'
import { answer, at, begun, type Given, given, shownOption } from '../testing/given.ts'

const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
const send = (school: School, { params }: Given, ...answers: ReturnType<typeof answer>[]) =>
  school.as('student')(exams.sendAnswers, { params, body: { answers } })
const open = (text: string, files: string[] = []) => ({ text, files })

test('what a student receives while answering holds no key, no explanation and no descriptor', async ({ school }) => {
  const work = await given(school)
  const sent = [
    await school.as('student')(exams.ofLesson, { params: { scheduleUuid: work.scheduleUuid } }),
    await school.as('student')(exams.start, { params: work.params }),
    await school.as('student')(exams.data, { params: work.params }),
    await send(school, work, answer(work.ids.short, open('сұрақ'))),
    await school.as('student')(exams.testCompleted, { params: work.params }),
  ]
  for (const { status, raw } of sent) {
    expect(status).toBe(200)
    for (const secret of ['ACCEPTED', 'EXPLANATION', 'DESCRIPTOR', work.right, work.wrong, ...work.descriptors])
      expect(raw.toString()).not.toContain(secret)
  }
  for (const read of [exams.grading, exams.keys, exams.room, exams.statistics])
    expect((await school.as('student')(read, { params: work.params })).status).toBe(403)
})

test('a second start is the same attempt, and two at once are one', async ({ school }) => {
  const work = await given(school)
  const start = () => school.as('student')(exams.start, { params: work.params })
  const [first, second] = await Promise.all([start(), start()])
  expect(first.body.attempt).toBe(second.body.attempt)
  expect((await start()).body).toMatchObject({ attempt: first.body.attempt, status: 'active', timeAllotted: 2400 })
})

test('each student is asked under ids and in an order of their own', async ({ school }) => {
  const work = await given(school)
  const mine = await begun(school, work)
  const theirs = await begun(school, work, school.students[1]!)
  const id = (state: typeof mine) => shownOption(state, work.ids.single, 'RIGHT-4')
  expect(id(mine)).not.toBe(id(theirs))
  const foreign = await send(school, work, answer(work.ids.single, { id: id(theirs) }))
  expect(foreign).toMatchObject({ status: 422, body: { code: 'exam.answer-unfit' } })
})

test('an answer is stored once, over the version that was seen, and a reload brings it back', async ({ school }) => {
  const work = await given(school)
  const state = await begun(school, work)
  const first = answer(work.ids.single, { id: shownOption(state, work.ids.single, 'RIGHT-4') })
  expect((await send(school, work, first)).body.results).toMatchObject([{ outcome: 'stored', version: 1 }])
  expect((await send(school, work, first)).body.results).toMatchObject([{ outcome: 'stored', version: 1 }])

  const stale = await send(school, work, answer(work.ids.single, null))
  expect(stale).toMatchObject({
    status: 409,
    body: { code: 'exam.stale', data: { results: [{ outcome: 'stale', version: 1, answer: first.answerId }] } },
  })
  const { body } = await school.as('student')(exams.data, { params: work.params })
  expect(body.disciplines[0]?.questions[0]).toMatchObject({ answer: first.answerId, version: 1 })
})

test('one call of the specification stores one answer under the name of its kind', async ({ school }) => {
  const work = await given(school)
  await begun(school, work)
  const body = { typeId: 'sor' as const, ...answer(work.ids.short, open('ACCEPTED')) }
  const { body: taken } = await school.as('student')(exams.sendAnswer, { params: work.params, body })
  expect(taken.results).toMatchObject([{ outcome: 'stored', version: 1 }])
  // The database tells the time, a few milliseconds apart from one call to the next.
  expect([2399, 2400, 2401]).toContain(taken.timeLeft)
})

test('everything answered is waiting, and less is active again', async ({ school }) => {
  const work = await given(school)
  const state = await begun(school, work)
  await send(
    school,
    work,
    answer(work.ids.single, { id: shownOption(state, work.ids.single, 'RIGHT-4') }),
    answer(work.ids.short, open('x')),
    answer(work.ids.open, open('y')),
  )
  const status = async () => (await school.as('student')(exams.data, { params: work.params })).body.status
  expect(await status()).toBe('waiting')
  await send(school, work, answer(work.ids.short, null, { base: 1 }))
  expect(await status()).toBe('active')
})

test('the window opens and closes: before and after it nobody begins', async ({ school }) => {
  const later = await given(school, { opens: 30, closes: 60 })
  const early = await school.as('student')(exams.start, { params: later.params })
  expect(early).toMatchObject({ status: 403, body: { code: 'exam.not-open', data: { opensAt: at(30) } } })
  school.house.setClock(minutes(61))
  expect((await school.as('student')(exams.start, { params: later.params })).body).toMatchObject({
    code: 'exam.closed',
  })
  expect((await school.as('student')(exams.data, { params: later.params })).status).toBe(403)
})

test('the bell is the end of the minutes or of the window, whichever comes first', async ({ school }) => {
  const short = await given(school, { minutes: 90, closes: 20 })
  expect((await begun(school, short)).timeLeft).toBe(1200)
})

test('after the bell what was given before is taken with a flag for ten minutes, and nothing else', async ({
  school,
}) => {
  const work = await given(school)
  await begun(school, work)
  const before = { after: at(0), elapsed: 39 * 60_000 }
  const after = { after: at(0), elapsed: 42 * 60_000 }

  school.house.setClock(minutes(45))
  const { body } = await send(
    school,
    work,
    answer(work.ids.short, open('before'), before),
    answer(work.ids.open, open('after'), after),
  )
  expect(body.results).toMatchObject([
    { outcome: 'stored', late: true },
    { outcome: 'refused', version: 0 },
  ])
  const alone = await send(school, work, answer(work.ids.open, open('after'), after))
  expect(alone).toMatchObject({ status: 403, body: { code: 'exam.closed' } })

  school.house.setClock(minutes(51))
  expect((await send(school, work, answer(work.ids.open, open('before'), before))).status).toBe(403)
})

test('the strict form takes nothing after the bell', async ({ school }) => {
  const work = await given(school, { late: 0 })
  await begun(school, work)
  school.house.setClock(minutes(41))
  const kept = answer(work.ids.short, open('x'), { after: at(0), elapsed: 1000 })
  expect((await send(school, work, kept)).status).toBe(403)
})

test('ending is done once, and nothing that is given later counts', async ({ school }) => {
  const work = await given(school)
  await begun(school, work)
  const end = () => school.as('student')(exams.testCompleted, { params: work.params })
  const [first, second] = await Promise.all([end(), end()])
  expect(first.body).toMatchObject({ released: false, total: null, questions: [], totalQuestions: 3, threshold: 3 })
  expect(second.body.resultDate).toBe(first.body.resultDate)

  school.house.setClock(minutes(1))
  const late = await send(school, work, answer(work.ids.short, open('x'), { after: at(1), elapsed: 0 }))
  expect(late).toMatchObject({ status: 403, body: { code: 'exam.closed' } })
  expect((await school.as('student')(exams.data, { params: work.params })).body).toMatchObject({
    status: 'completed',
    disciplines: [],
  })
})

test('nobody else reaches an attempt: another student has none, another class finds no work', async ({ school }) => {
  const work = await given(school)
  await begun(school, work)
  const body = { answers: [answer(work.ids.short, open('x'))] }
  expect((await school.as(school.students[1]!)(exams.sendAnswers, { params: work.params, body })).status).toBe(404)
  const stranger = school.as(school.otherGroup.student)
  for (const call of [exams.data, exams.start, exams.testCompleted])
    expect((await stranger(call, { params: work.params })).status).toBe(404)
})

test('bad input is refused and nothing of it is kept', async ({ school }) => {
  const work = await given(school)
  const state = await begun(school, work)
  const id = shownOption(state, work.ids.single, 'RIGHT-4')
  const strange = '6f9619ff-8b86-4011-b42d-00c04fc964ff'
  for (const one of [
    answer(strange, { id }),
    answer(work.ids.single, { id: 'nothing' }),
    answer(work.ids.single, { ids: [id] }),
    answer(work.ids.short, open('x'.repeat(201))),
    answer(work.ids.open, open('x', [strange])),
    answer(work.ids.short, { text: 'a\0b', files: [] }),
    answer(work.ids.single, { id }, { base: -1 }),
    answer(work.ids.single, { id }, { elapsed: -1 }),
  ])
    expect((await send(school, work, answer(work.ids.short, open('fine')), one)).status).toBe(422)
  const many = Array.from({ length: 51 }, () => answer(work.ids.single, null))
  expect((await send(school, work, ...many)).status).toBe(422)
  const long = answer(work.ids.open, open('ж'.repeat(600_000)))
  expect([413, 422]).toContain((await send(school, work, long)).status)
  expect(
    (await school.as('student')(exams.data, { params: work.params })).body.disciplines[0]?.questions,
  ).toMatchObject([{ version: 0 }, { version: 0 }, { version: 0 }])
})

test('a photo belongs to the attempt it was sent to, until the bell', async ({ school }) => {
  const work = await given(school)
  await begun(school, work)
  const { png } = await import('#platform/testing/documents.ts')
  const photo = { name: 'шешім.png', mime: 'image/png', bytes: png() }
  const { body } = await school.upload('student', exams.addFiles, { params: work.params }, [photo])
  expect((await send(school, work, answer(work.ids.open, open('', [body[0]!.uuid])))).status).toBe(200)

  const other = school.students[1]!
  await begun(school, work, other)
  const stolen = { answers: [answer(work.ids.open, open('', [body[0]!.uuid]))] }
  expect((await school.as(other)(exams.sendAnswers, { params: work.params, body: stolen })).status).toBe(422)
  school.house.setClock(minutes(41))
  expect((await school.upload('student', exams.addFiles, { params: work.params }, [photo])).status).toBe(403)
})

test('a teacher previews the work, without an attempt', async ({ school }) => {
  const work = await given(school)
  const { body } = await school.as('teacher')(exams.data, { params: work.params })
  expect(body).toMatchObject({ status: 'preview', attempt: null, disciplines: [{ questions: [{}, {}, {}] }] })
  expect((await school.as('teacher')(exams.room, { params: work.params })).body.rows).toMatchObject(
    Array.from({ length: 6 }, () => ({ state: 'absent', attempt: null })),
  )
})
