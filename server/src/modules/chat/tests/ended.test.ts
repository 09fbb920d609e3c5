import { chat } from '@qalam/contract/chat/api.ts'
import { expect } from 'vitest'
import { now, type School, test } from '#platform/testing/school.ts'
import { removeEnded } from '../repository/ended.ts'
import { idOf, talkBetween, textsIn, write } from '../testing/talking.ts'

const year = 366 * 86_400_000
const later = (years: number) => new Date(now.getTime() + years * year)
const originals = (school: School) =>
  school.db.selectFrom('message_original').select('body').where('school_id', '=', school.id).execute()

test('a talk stays for a year after one of the two has left, the log of what was written for three', async ({
  school,
}) => {
  const [left, stays] = [await school.newcomer('teacher'), await talkBetween(school, 'student', 'group-lead')]
  await school.db.updateTable('app_user').set({ role: 'social_worker' }).where('id', '=', left.userId).execute()
  const ended = await talkBetween(school, 'student', left)
  await write(school, 'student', ended, 'Сәлеметсіз бе')
  await write(school, 'student', stays, 'Қайырлы таң')
  await school.db.updateTable('app_user').set({ archived_at: now }).where('id', '=', left.userId).execute()

  await removeEnded(school.db, new Date(now.getTime() + year / 2))
  expect(await textsIn(school, 'student', ended)).toHaveLength(1)
  await removeEnded(school.db, later(1), { talks: 2, log: 3 })
  expect(await textsIn(school, 'student', ended)).toHaveLength(1)
  await removeEnded(school.db, later(1))
  expect((await school.as('student')(chat.talk, { params: { uuid: ended } })).status).toBe(404)
  expect(await textsIn(school, 'student', stays)).toHaveLength(1)
  expect(await originals(school)).toHaveLength(2)
})

test('a talk that was opened for safety is not removed, and its log not before three years', async ({ school }) => {
  const uuid = await talkBetween(school, 'student', 'teacher')
  await write(school, 'student', uuid, 'Маған көмек керек')
  const opening = crypto.randomUUID()
  await school.as('social_worker')(chat.askOpening, {
    params: { uuid },
    body: { uuid: opening, reason: 'Ата-анасының жазбаша өтініші' },
  })
  await school.db.updateTable('app_user').set({ archived_at: now }).where('id', '=', idOf(school, 'teacher')).execute()
  await removeEnded(school.db, later(2))
  expect(await textsIn(school, 'student', uuid)).toHaveLength(1)
  expect(await originals(school)).toHaveLength(1)
})

test('who teaches or leads a child sees of its parent that child alone, in the talk and among the contacts', async ({
  school,
}) => {
  const workers = ['group-lead', 'teacher'] as const
  const parentId = idOf(school, 'parent')
  const shown = async (who: (typeof workers)[number], uuid: string) => {
    const contacts = await school.as(who)(chat.contacts)
    return [
      (await school.as(who)(chat.talk, { params: { uuid } })).body.other?.about ?? '',
      contacts.body.rows.find(({ userId }) => userId === parentId)?.about ?? '',
    ]
  }
  const talks = await Promise.all(workers.map(async (who) => [who, await talkBetween(school, who, 'parent')] as const))
  const before = await Promise.all(talks.map((talk) => shown(...talk)))
  for (const about of before.flat()) expect(about).not.toBe('')

  const brother = await school.newcomer('student')
  const { id } = await school.db
    .insertInto('study_group')
    .values({ school_id: school.id, academic_year: 2026, parallel: 3, letter: 'Я', edu_lang: 'kz' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await school.db
    .insertInto('enrolment')
    .values({ school_id: school.id, group_id: id, student_id: brother.userId, since: '2026-09-01' })
    .execute()
  await school.db
    .insertInto('guardianship')
    .values({ school_id: school.id, parent_id: parentId, student_id: brother.userId, place: 2 })
    .execute()
  expect(await Promise.all(talks.map((talk) => shown(...talk)))).toEqual(before)
})
