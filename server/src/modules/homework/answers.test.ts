import { randomUUID } from 'node:crypto'
import { content } from '@qalam/contract/content/api.ts'
import { diary } from '@qalam/contract/diary/api.ts'
import { homework } from '@qalam/contract/homework/api.ts'
import { lesson } from '@qalam/contract/lesson/api.ts'
import { expect } from 'vitest'
import * as documents from '#platform/testing/documents.ts'
import { type School, test } from '#platform/testing/school.ts'

const lessonOf = (school: School) => ({ params: { scheduleUuid: school.lessons.wednesdayAlgebra } })
const picture = { name: 'дәптер.png', mime: 'image/png', bytes: documents.png() }

type Draft = Partial<{
  dueOn: string
  dateExpired: string
  timeExpired: string
  students: number[]
  contentVersion: string
  version: number
}>

const set = (school: School, body: Draft = {}) =>
  school.as('teacher')(homework.set, {
    ...lessonOf(school),
    body: { version: 0, text: '45-бет, № 312', dueOn: '20.11.2026', wantsAnswer: true, ...body },
  })

/** Sets homework and finds the answer of the school's student. */
async function asked(school: School, body: Draft = {}) {
  const { body: view } = await set(school, body)
  const params = { homeworkUuid: view.uuid }
  const { body: all } = await school.as('teacher')(homework.answers, { params })
  const own = all.answers.find(({ student }) => student.id === school.people.student.userId)
  return { homeworkUuid: view.uuid, params: { answerId: own?.answerId ?? randomUUID() }, all }
}

type At = { params: { answerId: string } }
const read = async (school: School, { params }: At, role: 'student' | 'teacher' | 'parent' = 'student') =>
  (await school.as(role)(homework.answer, { params })).body
const send = (school: School, { params }: At, body = {}) =>
  school.as('student')(homework.send, {
    params,
    body: { operation: randomUUID(), version: 0, body: 'x = 2', ...body },
  })
const judge = (school: School, { params }: At, version: number, body = {}) =>
  school.as('teacher')(homework.score, {
    params,
    body: { operation: randomUUID(), version, score: 9, comment: 'Жақсы', ...body },
  })

test('homework goes from the lesson to the student, back to the teacher, and its score into the journal', async ({
  school,
}) => {
  const at = await asked(school)
  expect(at.all.answers).toHaveLength(6)
  expect((await school.as('student')(homework.mine, {})).body).toMatchObject({
    counts: { 'to-do': 1, overdue: 0 },
    rows: [{ answerId: at.params.answerId, state: 'to-do', text: '45-бет, № 312' }],
  })

  expect((await send(school, at)).body).toMatchObject({ state: 'sent', version: 2, body: 'x = 2' })
  expect(school.house.facts.at(-1)).toMatchObject({
    name: 'homework.answered',
    data: { answerId: at.params.answerId, studentId: school.people.student.userId },
  })
  expect(await read(school, at, 'teacher')).toMatchObject({
    body: 'x = 2',
    can: { judge: true },
    beside: { waiting: 1 },
  })

  school.house.setClock(new Date('2026-11-20T10:00:00Z'))
  const { body } = await judge(school, at, 2, { toJournal: true })
  expect(body).toMatchObject({ answer: { state: 'scored', score: 9 }, journal: { verdict: 'stored' } })

  const { body: week } = await school.as('parent')(diary.week, { query: { userId: school.people.student.userId } })
  const cards = week.days.flatMap(({ lessons }) => lessons)
  expect(cards.find(({ uuid }) => uuid === school.lessons.fridayAlgebra)?.mark).toMatchObject({ score: 9 })
  expect(cards.find(({ uuid }) => uuid === school.lessons.wednesdayAlgebra)?.homework?.answer).toMatchObject({
    state: 'scored',
    score: 9,
  })
  expect((await read(school, at, 'parent')).comment).toBe('Жақсы')
  expect((await send(school, at, { version: 3 })).body.code).toBe('homework.closed')
})

test('an answer that was sent back is sent again, also after the end, and the history tells it', async ({ school }) => {
  const at = await asked(school, { dateExpired: '18.11.2026', timeExpired: '20:00' })
  await send(school, at)
  const { body: returned } = await school.as('teacher')(homework.giveBack, {
    params: at.params,
    body: { operation: randomUUID(), version: 2, comment: 'Тексеріп көр' },
  })
  expect(returned).toMatchObject({ state: 'returned', comment: 'Тексеріп көр' })

  school.house.setClock(new Date('2026-11-19T04:00:00Z'))
  expect((await send(school, at, { version: 3, body: 'x = 3' })).body).toMatchObject({ state: 'sent', body: 'x = 3' })
  const { body: told } = await school.as('parent')(homework.history, {
    query: { userId: school.people.student.userId, homeworkUuid: at.homeworkUuid },
  })
  expect(told.map(({ kind }) => kind)).toEqual(['sent', 'returned', 'sent'])
})

test('after the end nothing is taken, until the teacher opens it again', async ({ school }) => {
  const at = await asked(school, { dateExpired: '18.11.2026', timeExpired: '20:00' })
  school.house.setClock(new Date('2026-11-18T15:01:00Z'))
  expect((await school.as('student')(homework.mine, {})).body.counts).toMatchObject({ overdue: 1 })
  expect((await send(school, at)).body.code).toBe('homework.expired')
  expect((await read(school, at)).can.answer).toBe(false)

  await school.as('teacher')(homework.giveBack, { params: at.params, body: { operation: randomUUID(), version: 0 } })
  expect((await send(school, at, { version: 2 })).body.state).toBe('sent')
})

test('a repeat of the same operation changes nothing, and an older version is refused', async ({ school }) => {
  const at = await asked(school)
  const operation = randomUUID()
  await send(school, at, { operation })
  expect((await send(school, at, { operation, body: 'басқа' })).body).toMatchObject({ version: 2, body: 'x = 2' })
  const stale = await send(school, at, { body: 'басқа құрылғыдан' })
  expect(stale).toMatchObject({ status: 409, body: { code: 'homework.answer-stale', data: { version: 2 } } })
  expect((await judge(school, at, 0)).status).toBe(409)
})

test('photos hang on the answer before it is sent; the teacher sees them once it is', async ({ school }) => {
  const at = await asked(school)
  const { body } = await school.upload('student', homework.addAnswerFiles, at, [picture, picture])
  expect(body).toMatchObject({ state: 'to-do', files: [{ name: 'дәптер.png' }, {}] })
  expect((await read(school, at, 'teacher')).files).toEqual([])
  expect((await send(school, at, { body: '', version: body.version })).body.state).toBe('sent')

  const uuid = body.files[0]?.uuid ?? ''
  const params = { ...at.params, uuid }
  expect((await school.as('teacher')(homework.answerFile, { params })).raw.equals(picture.bytes)).toBe(true)
  expect((await school.as('group-lead')(homework.answerFile, { params })).status).toBe(404)
  const left = await school.as('student')(homework.removeAnswerFile, { params })
  expect(left.body.files).toHaveLength(1)
  const many = Array.from({ length: 3 }, () => picture)
  for (let times = 0; times < 3; times++) await school.upload('student', homework.addAnswerFiles, at, many)
  const over = await school.upload('student', homework.addAnswerFiles, at, [picture])
  expect(over.body).toMatchObject({ code: 'homework.too-many-files', data: { max: 10 } })
})

test('an empty answer is none', async ({ school }) => {
  const at = await asked(school)
  expect((await send(school, at, { body: '   ' })).body.code).toBe('homework.empty-answer')
  expect((await read(school, at)).state).toBe('to-do')
})

test('homework for some is seen by them alone', async ({ school }) => {
  const [, other] = school.students
  const { homeworkUuid, all } = await asked(school, { students: [other?.userId ?? 0] })
  expect(all.answers.map(({ student }) => student.id)).toEqual([other?.userId])
  expect((await school.as('student')(homework.mine, {})).body.total).toBe(0)
  expect((await school.as('student')(lesson.page, lessonOf(school))).body.homework).toBeNull()
  const { body: week } = await school.as('student')(diary.week, { query: {} })
  expect(week.days.flatMap(({ due }) => due)).toEqual([])
  const strange = await set(school, { version: 1, students: [school.otherGroup.student.userId] })
  expect(Object.keys(strange.body.errors ?? {})).toEqual(['students'])

  // Whoever sent something stays asked when the choice changes.
  const theirs = { params: { answerId: all.answers[0]?.answerId ?? '' } }
  await school.as(other ?? school.colleague)(homework.send, {
    ...theirs,
    body: { operation: randomUUID(), version: 0, body: 'дайын' },
  })
  await set(school, { version: 1, students: [school.people.student.userId] })
  const { body } = await school.as('teacher')(homework.answers, { params: { homeworkUuid } })
  expect(body.answers).toHaveLength(2)
})

test('what was sent is not lost: homework with answers is neither taken back nor given another work', async ({
  school,
}) => {
  const at = await asked(school)
  await send(school, at)
  const clear = await school.as('teacher')(homework.clear, { ...lessonOf(school), body: { version: 1 } })
  expect(clear.body).toMatchObject({ code: 'homework.has-answers', data: { count: 1 } })
  const plain = await school.as('teacher')(homework.set, {
    ...lessonOf(school),
    body: { version: 1, text: 'x', wantsAnswer: false },
  })
  expect(plain.body.code).toBe('homework.has-answers')
})

const [right, wrong] = [randomUUID(), randomUUID()]

/** Publishes a lesson with one exercise that the server scores, worth ten points. */
async function published(school: School): Promise<string> {
  const [uuid, version] = [randomUUID(), randomUUID()]
  const head = { title: 'Түбір', subjectId: null, parallel: 7, language: 'kz' as const }
  await school.as('teacher')(content.create, { body: { ...head, uuid, kind: 'custom-lesson' } })
  const { body } = await school.as('teacher')(content.open, { params: { uuid } })
  const exercise = {
    ...{ uuid: randomUUID(), type: 'single' as const, prompt: 'x² = 4, x > 0', points: 10 },
    options: [
      { uuid: right, text: '2' },
      { uuid: wrong, text: '4' },
    ],
    key: { explanation: 'SECRET', right },
  }
  const module = {
    uuid: randomUUID(),
    kind: 'exercise' as const,
    purpose: '',
    skill: 'knowledge' as const,
    minutes: 5,
    exercise,
  }
  const order = body.pages.map((page) => page.uuid)
  const frame = { version: body.version, order, head, settings: { ...body.settings, rightsConfirmed: true } }
  const pages = body.pages.map((page) => ({ ...page, title: 'Бет', modules: [module] }))
  await school.as('teacher')(content.save, { params: { uuid }, body: { pages, frame } })
  await school.as('teacher')(content.publish, { params: { uuid }, body: { uuid: version } })
  return version
}

test('exercises come without a key, are scored by the server, and are there again after a reload', async ({
  school,
}) => {
  const at = await asked(school, { contentVersion: await published(school) })
  const shown = await read(school, at)
  const text = JSON.stringify(shown)
  for (const secret of ['SECRET', right, wrong, '"key"']) expect(text).not.toContain(secret)

  const module = shown.content?.pages[0]?.modules[0]
  const exercise = module?.kind === 'exercise' ? module.exercise : undefined
  const id = exercise?.type === 'single' ? exercise.options.find((option) => option.text === '2')?.id : undefined
  const given = [{ exercise: exercise?.uuid ?? '', answer: { id: id ?? '' } }]
  const strange = await send(school, at, { exercises: [{ exercise: exercise?.uuid, answer: { id: right } }] })
  expect(Object.keys(strange.body.errors ?? {})).toEqual(['exercises'])

  const { body } = await send(school, at, { body: '', exercises: given })
  expect(body).toMatchObject({ state: 'scored', score: 10, points: 10, maxScore: 10, exercises: given })
  expect((await read(school, at, 'teacher')).exercises).toEqual(given)
})

test('a work that is not the caller’s cannot be set', async ({ school }) => {
  const refused = await set(school, { contentVersion: randomUUID() })
  expect(Object.keys(refused.body.errors ?? {})).toEqual(['contentVersion'])
})

test('somebody else’s answer is not found: another student, another family, another teacher, another school', async ({
  school,
  otherSchool,
}) => {
  const at = await asked(school)
  const [, other] = school.students
  expect((await school.as(other ?? school.colleague)(homework.answer, at)).status).toBe(404)
  expect((await school.as(school.colleague)(homework.answer, at)).status).toBe(404)
  expect((await otherSchool.as('student')(homework.answer, at)).status).toBe(404)
  expect((await otherSchool.as('teacher')(homework.answer, at)).status).toBe(404)
  expect((await otherSchool.as('parent')(homework.answer, at)).status).toBe(404)
  expect((await judge(otherSchool, at, 0)).status).toBe(404)
})

test('a score is not put over what stands in the cell, and not above the maximum', async ({ school }) => {
  const at = await asked(school)
  school.house.setClock(new Date('2026-11-20T10:00:00Z'))
  expect((await judge(school, at, 0, { score: 8, toJournal: true })).body.journal).toMatchObject({ verdict: 'stored' })
  const again = await judge(school, at, 2, { score: 6, toJournal: true })
  expect(again.body.journal).toMatchObject({ verdict: 'filled', current: { score: 8 } })
  expect(Object.keys((await judge(school, at, 3, { score: 11 })).body.errors ?? {})).toEqual(['score'])
})

test('a teacher finds homework by group and by what waits', async ({ school }) => {
  const at = await asked(school)
  const given = async (query: object) => (await school.as('teacher')(homework.given, { query })).body.rows
  expect(await given({ show: 'waiting' })).toEqual([])
  await send(school, at)
  expect(await given({ show: 'waiting', groupId: school.group.id, search: '312' })).toMatchObject([
    { id: at.homeworkUuid, students: 6, sentAnswers: 1, scored: 0, expired: false },
  ])
  expect(await given({ groupId: school.otherGroup.id })).toEqual([])
  const { body } = await school.as('teacher')(homework.filters, {})
  expect(body.groups).toEqual([school.group])
  expect((await school.as(school.colleague)(homework.given, { query: {} })).body.total).toBe(0)
})

test('homework is put on the lesson of a theme, once', async ({ school }) => {
  const plan = { groupId: school.group.id, subjectId: school.subjects.algebra }
  const { body: themes } = await school.as('teacher')(homework.themes, { query: plan })
  const theme = themes.find(({ lessonUuid }) => lessonUuid === school.lessons.fridayAlgebra)
  const body = { group_id: plan.groupId, subjectId: plan.subjectId, theme: theme?.uuid ?? '', text: '§ 12' }
  const homeworkUuid = randomUUID()
  const saved = await school.as('teacher')(homework.saveTheme, { params: { homeworkUuid }, body })
  expect(saved.body).toMatchObject({ uuid: homeworkUuid, text: '§ 12' })
  const twice = await school.as('teacher')(homework.saveTheme, { params: { homeworkUuid: randomUUID() }, body })
  expect(Object.keys(twice.body.errors ?? {})).toEqual(['theme'])
})

test('files of the wrong kind do not get in', async ({ school }) => {
  const at = await asked(school)
  const fake = { name: 'a.png', mime: 'image/png', bytes: Buffer.from('<html>') }
  expect((await school.upload('student', homework.addAnswerFiles, at, [fake])).body.code).toBe('files.kind')
  const pdf = { name: 'a.pdf', mime: 'application/pdf', bytes: documents.pdf() }
  expect((await school.upload('student', homework.addAnswerFiles, at, [pdf])).body.files).toHaveLength(1)
})
