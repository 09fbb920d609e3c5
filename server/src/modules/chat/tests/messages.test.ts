import { chat } from '@qalam/contract/chat/api.ts'
import { messageStored } from '@qalam/contract/chat/events.ts'
import { room } from '@qalam/contract/kernel/event.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { now, test } from '#platform/testing/school.ts'
import { idOf, talkBetween, textsIn, told, write } from '../testing/talking.ts'

test('a parent writes to the teacher of the child, who reads and answers', async ({ school }) => {
  const uuid = await talkBetween(school, 'parent', 'teacher')
  expect(await talkBetween(school, 'teacher', 'parent')).toBe(uuid)
  await write(school, 'parent', uuid, 'Сәлеметсіз бе!')
  await write(school, 'parent', uuid, 'Тапсырма қандай?')

  expect((await school.as('teacher')(chat.numbers)).body.unread).toBe(2)
  const [row] = (await school.as('teacher')(chat.list)).body.rows
  expect(row).toMatchObject({ uuid, unread: 2, lastText: 'Тапсырма қандай?', closed: false })
  await school.as('teacher')(chat.read, { params: { uuid }, body: { seq: 2 } })
  expect((await school.as('teacher')(chat.numbers)).body.unread).toBe(0)
  expect((await school.as('parent')(chat.talk, { params: { uuid } })).body).toMatchObject({ theirReadSeq: 2 })

  const answer = await write(school, 'teacher', uuid, '45-бет', { replyTo: 2 })
  expect(answer.body.results).toMatchObject([{ outcome: 'sent', seq: 3 }])
  expect(await textsIn(school, 'parent', uuid, { after: 1 })).toEqual([
    [2, 'Тапсырма қандай?'],
    [3, '45-бет'],
  ])
})

test('the same message sent twice stands once; its id with other words is refused', async ({ school }) => {
  const uuid = await talkBetween(school, 'student', 'teacher')
  const id = randomUUID()
  const first = await write(school, 'student', uuid, 'Сұрағым бар', { id })
  expect((await write(school, 'student', uuid, 'Сұрағым бар', { id })).body).toEqual(first.body)
  const other = await write(school, 'student', uuid, 'Басқа', { id })
  expect([other.status, other.body]).toMatchObject([422, { code: 'chat.message-reused' }])
  expect(await textsIn(school, 'teacher', uuid)).toEqual([[1, 'Сұрағым бар']])
})

test('many who write at once get numbers without holes', async ({ school }) => {
  const { uuid } = (await school.as('director')(chat.beginStaff)).body
  const writers = ['director', 'zavuch', 'admin'] as const
  await Promise.all(
    writers.flatMap((who) => Array.from({ length: 6 }, (_, n) => write(school, who, uuid, `${who} ${n}`))),
  )
  const seqs = (await textsIn(school, 'teacher', uuid)).map(([seq]) => seq)
  expect(seqs).toEqual(Array.from({ length: 18 }, (_, n) => n + 1))
})

test('one refused message of a call holds up none of the others', async ({ school }) => {
  const uuid = await talkBetween(school, 'teacher', 'parent')
  const drafts = ['Ертең жиналыс', '+7 701 123 45 67', 'Сағат 18:00'].map((text) => ({
    ...{ id: randomUUID(), conversationUuid: uuid, text },
  }))
  const { body } = await school.as('teacher')(chat.send, { body: { messages: drafts } })
  expect(body.results.map(({ outcome, seq, code }) => [outcome, seq, code])).toEqual([
    ['sent', 1, null],
    ['refused', 0, 'chat.warned'],
    ['sent', 2, null],
  ])
  expect((await write(school, 'teacher', uuid, '+7 701 123 45 67', { sure: true })).status).toBe(200)
})

test('an event carries the number and no word, and is told to the two alone', async ({ school }) => {
  const uuid = await talkBetween(school, 'parent', 'teacher')
  await write(school, 'parent', uuid, 'Құпия сөз')
  const [fact] = told(school, messageStored.name)
  expect(JSON.stringify(fact)).not.toContain('Құпия')
  const rooms = messageStored.tell(school.id, fact)
  expect(rooms).toEqual([
    {
      rooms: expect.toSatisfy(
        (all: string[]) =>
          [...all].toSorted().join() ===
          [room.person(idOf(school, 'parent')), room.person(idOf(school, 'teacher'))].toSorted().join(),
      ),
      data: { conversationUuid: uuid, seq: 1, memberIds: [] },
    },
  ])
})

test('an own message is changed and taken back within fifteen minutes; a stub stays', async ({ school }) => {
  const uuid = await talkBetween(school, 'student', 'teacher')
  await write(school, 'student', uuid, 'Қателік')
  await write(school, 'student', uuid, 'Кеш қалды')
  const at = (seq: number) => ({ params: { uuid, seq } })
  school.house.setClock(new Date(now.getTime() + 14 * 60_000))
  const { body } = await school.as('student')(chat.edit, { ...at(1), body: { text: 'Дұрысы' } })
  expect(body).toMatchObject({ text: 'Дұрысы', editedAt: expect.any(String) })
  expect((await school.as('teacher')(chat.edit, { ...at(1), body: { text: 'Бөтен' } })).status).toBe(403)
  await school.as('student')(chat.takeBack, at(1))
  expect(await textsIn(school, 'teacher', uuid)).toEqual([
    [1, ''],
    [2, 'Кеш қалды'],
  ])
  school.house.setClock(new Date(now.getTime() + 16 * 60_000))
  expect((await school.as('student')(chat.takeBack, at(2))).body).toMatchObject({ code: 'chat.change-over' })
  const { rows } = await school.house.pool.query(
    'select act, body from message_original where conversation_uuid = $1 order by id',
    [uuid],
  )
  expect(rows).toEqual([
    { act: 'written', body: 'Қателік' },
    { act: 'written', body: 'Кеш қалды' },
    { act: 'edited', body: 'Қателік' },
    { act: 'taken-back', body: 'Дұрысы' },
  ])
})

test('what was written with a minor is changed and deleted by nobody', async ({ school }) => {
  const uuid = await talkBetween(school, 'student', 'teacher')
  await write(school, 'student', uuid, 'Сақталады')
  for (const change of ["update message_original set body = ''", 'delete from message_original'])
    await expect(school.house.pool.query(`${change} where conversation_uuid = $1`, [uuid])).rejects.toThrow(
      'append-only',
    )
})

test('801 characters, blanks and marks that turn the text are refused', async ({ school }) => {
  const uuid = await talkBetween(school, 'teacher', 'parent')
  for (const text of ['ә'.repeat(801), '   ', 'мәтін\u202e'])
    expect((await write(school, 'teacher', uuid, text)).status).toBe(422)
  expect((await write(school, 'teacher', uuid, 'ә'.repeat(800))).status).toBe(200)
})

test('a page is found before, after and around a number, and words lead to a message', async ({ school }) => {
  const { uuid } = (await school.as('director')(chat.beginStaff)).body
  for (let page = 0; page < 6; page++) {
    const messages = Array.from({ length: 20 }, (_, n) => ({
      ...{ id: randomUUID(), conversationUuid: uuid, text: `Хабар ${page * 20 + n + 1}` },
    }))
    await school.as('director')(chat.send, { body: { messages } })
  }
  const seqs = async (query: object) =>
    (await school.as('teacher')(chat.messages, { params: { uuid }, query })).body.messages.map(({ seq }) => seq)
  const ends = (all: number[]) => [all[0], all.at(-1), all.length]
  expect(ends(await seqs({}))).toEqual([71, 120, 50])
  expect(ends(await seqs({ before: 71 }))).toEqual([21, 70, 50])
  expect(ends(await seqs({ before: 21 }))).toEqual([1, 20, 20])
  expect(ends(await seqs({ after: 100 }))).toEqual([101, 120, 20])
  expect(ends(await seqs({ around: 50 }))).toEqual([25, 74, 50])
  await school.as('teacher')(chat.read, { params: { uuid }, body: { seq: 120 } })
  const found = await school.as('teacher')(chat.search, { query: { words: 'хабар 77' } })
  expect(found.body.map(({ seq }) => seq)).toEqual([77])
})

test('a sign under a message is one of each person, and goes again', async ({ school }) => {
  const uuid = await talkBetween(school, 'teacher', 'parent')
  await write(school, 'teacher', uuid, 'Ертең жиналыс')
  const react = (kind: string | null) => school.as('parent')(chat.react, { params: { uuid, seq: 1 }, body: { kind } })
  const shown = async () =>
    (await school.as('teacher')(chat.messages, { params: { uuid } })).body.messages[0]?.reactions
  await react('seen')
  await react('thanks')
  expect(await shown()).toEqual([{ kind: 'thanks', count: 1, mine: false }])
  await react('👍')
  expect(await shown()).toEqual([{ kind: '👍', count: 1, mine: false }])
  for (const kind of ['👍👍', '🖕', 'нет', '1']) expect([kind, (await react(kind)).status]).toEqual([kind, 422])
  await react(null)
  expect(await shown()).toEqual([])
})
