import { support } from '@qalam/contract/support/api.ts'
import { deskMoved, ticketMoved } from '@qalam/contract/support/events.ts'
import { serviceSchool } from '@qalam/contract/support/rules.ts'
import type { TicketDraft } from '@qalam/contract/support/ticket.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

const picture = (bytes = 400) => {
  const png = Buffer.alloc(bytes)
  Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1').copy(png)
  png.write('IHDR', 12, 'latin1')
  png.writeUInt32BE(10, 16)
  png.writeUInt32BE(10, 20)
  return { name: 'screen.png', bytes: png }
}

/** A request before it has an id. */
type Ticket = TicketDraft extends infer One ? (One extends TicketDraft ? Omit<One, 'uuid'> : never) : never

const suggestion: Ticket = { type: 'suggestion', contact_data: '', ticket_content: 'Түнгі тақырып керек' }

async function send(school: School, ticket: Ticket = suggestion, uuid: string = randomUUID()) {
  return school.as('student')(support.ticket, { body: { uuid, ...ticket } })
}

const opened = async (school: School, ticket: Ticket = suggestion) => {
  const uuid = randomUUID()
  expect((await send(school, ticket, uuid)).status).toBe(200)
  return uuid
}

/** The admin of the school, who answers what is about signing in to it. */
const signIn: Ticket = { type: 'sign_in', contact_data: '', ticket_content: 'Құпиясөзді ұмыттым' }

test('a request that came twice is one, and stands among the open ones of who asked alone', async ({ school }) => {
  const uuid = randomUUID()
  const first = await send(school, suggestion, uuid)
  const again = await send(school, suggestion, uuid)
  expect([first.status, again.body.number]).toEqual([200, first.body.number])
  expect((await school.as('student')(support.requests)).body.rows).toMatchObject([
    { id: uuid, number: first.body.number, state: 'new', about: 'Түнгі тақырып керек' },
  ])
  expect((await school.as('teacher')(support.requests)).body.total).toBe(0)
  expect((await school.as('teacher')(support.request, { params: { uuid } })).status).toBe(404)
  expect((await school.as('teacher')(support.ticket, { body: { uuid, ...suggestion } })).status).toBe(422)
})

test('what a type of request needs is asked for by the server too (V-SUP-4…8, V-SUP-11)', async ({ school }) => {
  const lesson = {
    type: 'error_in_lesson',
    contact_data: '',
    class: 7,
    subject: 12,
    theme: 'Функция',
    ticket_content: 'Қате',
  }
  const wrong = [
    { type: 'suggestion', ticket_content: ' ' },
    { type: 'suggestion', ticket_content: 'я'.repeat(801) },
    { type: 'elective_subject', elective_subjects: [] },
    {
      type: 'plagiarism_ticket',
      ticket_content: 'а',
      link_plagiarism_doc: 'javascript:alert(1)',
      link_source_doc: 'https://a.kz',
    },
    { ...lesson, exercise_number: '123', file_path: randomUUID() },
    { ...lesson, exercise_number: '12' },
  ]
  for (const ticket of wrong)
    expect(await send(school, ticket as never), JSON.stringify(ticket)).toMatchObject({ status: 422 })
})

test('the picture of a request was uploaded by the same person, with a token, and is small (V-SUP-1…3)', async ({
  school,
}) => {
  const { token } = (await school.as('student')(support.token)).body
  const upload = (files: { name: string; bytes: Buffer }[], fields: { token: string }) =>
    school.upload(
      'student',
      support.upload,
      { query: fields },
      files.map((file) => ({ mime: 'image/png', ...file })),
    )
  expect((await upload([picture()], { token: '1.a' })).body).toMatchObject({ code: 'support.token' })
  expect((await upload([{ name: 'a.svg', bytes: Buffer.from('<svg/>') }], { token })).status).toBe(422)
  expect((await upload([picture(300_001)], { token })).status).toBe(413)
  expect((await upload([picture(300_000)], { token })).status).toBe(422)
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  expect((await upload([{ name: 'a.gif', bytes: gif }], { token })).status).toBe(422)
  const { file_path } = (await upload([picture()], { token })).body
  const ticket = {
    type: 'error_ticket',
    contact_data: '',
    ticket_content: 'Ашылмайды',
    link_error: 'https://a.kz',
    file_path,
  } as const

  expect(await school.as('teacher')(support.ticket, { body: { uuid: randomUUID(), ...ticket } })).toMatchObject({
    body: { code: 'support.image' },
  })
  const uuid = await opened(school, ticket)
  const { body } = await school.as('student')(support.request, { params: { uuid } })
  expect(body.image).toMatch(/^\/api\/v1\/bs\/media\//)
  expect(body.content).toEqual(
    expect.arrayContaining([
      { field: 'link_error', value: 'https://a.kz' },
      { field: 'ticket_content', value: 'Ашылмайды' },
    ]),
  )
})

test('an elective with the name of a subject, or twice the same, is refused under its field (V-SUP-9)', async ({
  school,
}) => {
  const names = [
    { name_kz: 'Робот', name_ru: 'Робот' },
    { name_kz: 'робот ', name_ru: 'Другой' },
  ]
  const ticket: Ticket = { type: 'elective_subject', contact_data: '', elective_subjects: names }
  expect((await send(school, ticket)).body).toMatchObject({
    errors: { 'elective_subjects.1.name_kz': [expect.any(String)] },
  })
})

test('the admin of a school answers what is about signing in to it, and sees nothing else (Q-137)', async ({
  school,
  otherSchool,
}) => {
  await opened(school)
  const uuid = await opened(school, signIn)
  const desk = (await school.as('admin')(support.desk)).body
  expect(desk.rows).toMatchObject([{ id: uuid, type: 'sign_in' }])
  expect((await otherSchool.as('admin')(support.desk)).body.rows).toEqual([])
  expect((await otherSchool.as('admin')(support.request, { params: { uuid } })).status).toBe(404)
  expect((await otherSchool.as('admin')(support.take, { params: { uuid }, body: { mine: true } })).status).toBe(404)
})

test('whom the management of the service school names answers every school, until it is taken back (Q-137)', async ({
  school,
}) => {
  const service = { id: serviceSchool, bin: '140540008888', name: JSON.stringify({ kz: 'Қызмет' }), address: '' }
  await school.db
    .insertInto('school')
    .values({ ...service, region_id: 15 })
    .execute()
  const [director, agent] = [
    await school.newcomer('director', { schoolId: serviceSchool }),
    await school.newcomer('teacher', { schoolId: serviceSchool }),
  ]
  const answers = async (userId: number, named: boolean) =>
    (await school.as(director)(support.nameAgent, { params: { userId }, body: { answers: named } })).status
  const uuid = await opened(school)
  expect((await school.as(agent)(support.desk)).status).toBe(403)

  expect(await answers(school.people.teacher.userId, true)).toBe(404)
  expect([await answers(agent.userId, true), await answers(agent.userId, true)]).toEqual([200, 200])
  expect((await school.as(director)(support.agents)).body).toContainEqual(
    expect.objectContaining({ id: agent.userId, answers: true }),
  )
  expect((await school.as(agent)(support.desk)).body.rows.map(({ id }) => id)).toContain(uuid)

  expect(await answers(agent.userId, false)).toBe(200)
  expect((await school.as(agent)(support.request, { params: { uuid } })).status).toBe(404)
})

test('a request is taken, answered, asked about again, ended and rated once', async ({ school }) => {
  const uuid = await opened(school, signIn)
  const params = { uuid }
  const state = async () => (await school.as('student')(support.request, { params })).body.state
  const write = (who: 'student' | 'admin', text: string, id: string = randomUUID()) =>
    school.as(who)(support.write, { params, body: { uuid: id, text } })

  await school.as('admin')(support.take, { params, body: { mine: true } })
  expect(await state()).toBe('in-work')
  const id = randomUUID()
  await write('admin', 'Парақты сынып жетекшісінен алыңыз', id)
  await write('admin', 'Парақты сынып жетекшісінен алыңыз', id)
  expect(await state()).toBe('answered')
  await write('student', 'Парақ жоғалды')
  expect(await state()).toBe('in-work')

  const rate = (rating: number) => school.as('student')(support.rate, { params, body: { rating } })
  expect((await rate(5)).body).toMatchObject({ code: 'support.not-rated' })
  await school.as('admin')(support.close, { params })
  expect((await school.as('admin')(support.rate, { params, body: { rating: 5 } })).status).toBe(403)
  expect([(await rate(4)).status, (await rate(4)).status, (await rate(1)).status]).toEqual([200, 200, 422])

  const { body } = await school.as('student')(support.request, { params })
  expect(body.messages.map(({ text, byAgent, mine, who }) => [text, byAgent, mine, who !== ''])).toEqual([
    ['', true, false, false],
    ['Парақты сынып жетекшісінен алыңыз', true, false, false],
    ['Парақ жоғалды', false, true, true],
    ['', true, false, false],
  ])
  expect(body).toMatchObject({ state: 'closed', rating: 4, can: { rate: false, serve: false } })
  expect((await school.as('student')(support.requests)).body.total).toBe(0)
  expect((await school.as('student')(support.requests, { query: { closed: '1' } })).body.total).toBe(1)
})

test('a request that is over is opened again by words of who asked, but not after two weeks', async ({ school }) => {
  const uuid = await opened(school, signIn)
  const params = { uuid }
  const write = () => school.as('student')(support.write, { params, body: { uuid: randomUUID(), text: 'Әлі де' } })
  await school.as('student')(support.close, { params })
  expect((await write()).status).toBe(200)
  await school.as('student')(support.close, { params })
  school.house.setClock(new Date('2026-12-04T04:00:00Z'))
  expect((await write()).body).toMatchObject({ code: 'support.closed' })
})

test('who asked hears of an answer, and the desk of the school that answers hears of each change', async ({
  school,
}) => {
  const uuid = await opened(school, signIn)
  await school.as('admin')(support.write, { params: { uuid }, body: { uuid: randomUUID(), text: 'Жіберілді' } })
  const facts = school.house.facts.filter(({ data }) => data['ticketUuid'] === uuid)
  expect(facts.filter(({ name }) => name === ticketMoved.name).map(({ data }) => data)).toEqual([
    { userId: school.people.student.userId, ticketUuid: uuid, answered: true },
  ])
  expect(facts.filter(({ name }) => name === deskMoved.name).map(({ schoolId }) => schoolId)).toEqual([
    school.id,
    school.id,
  ])
})

test('ready answers belong to the school that keeps them', async ({ school, otherSchool }) => {
  const params = { uuid: randomUUID() }
  const body = { title: 'Құпиясөз', text: 'Кіру парағынан қараңыз' }
  await school.as('admin')(support.keepTemplate, { params, body })
  expect((await school.as('admin')(support.templates)).body).toEqual([{ ...params, ...body }])
  await otherSchool.as('admin')(support.dropTemplate, { params })
  expect((await school.as('admin')(support.templates)).body).toHaveLength(1)
  expect((await otherSchool.as('admin')(support.templates)).body).toEqual([])
})

test('a message to the support is measured and refused as in a talk (V-MSG-1, Q-138)', async ({ school }) => {
  const uuid = await opened(school, { type: 'suggestion', contact_data: '', ticket_content: 'Сүзгі қосыңыз' })
  const write = async (text: string) =>
    (await school.as('student')(support.write, { params: { uuid }, body: { uuid: randomUUID(), text } })).status
  expect(await write('😀'.repeat(800))).toBe(200)
  for (const text of ['😀'.repeat(801), '\u200b', 'бала\u202eалаб']) expect(await write(text)).toBe(422)
})
