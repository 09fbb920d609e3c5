import { chat } from '@qalam/contract/chat/api.ts'
import { mayBegin } from '@qalam/contract/chat/rules/relations.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import { talkers } from '@qalam/contract/chat/rules/roles.ts'
import { expect } from 'vitest'
import { test } from '#platform/testing/school.ts'
import { relationsWith } from '../views/people.ts'
import { idOf, talkBetween, textsIn, write } from '../testing/talking.ts'

test('the list of contacts of each role is what the policy says of everybody in the school', async ({ school }) => {
  const ids = [...Object.values(school.people), school.colleague, ...school.students, school.otherGroup.student].map(
    ({ userId }) => userId,
  )
  for (const role of talkers) {
    const me = idOf(school, role)
    const at = { schoolId: school.id, me, today: '2026-11-18' }
    const relations = await relationsWith(
      school.house.served,
      at,
      [...new Set(ids)].filter((id) => id !== me),
    )
    const policy = [...relations.values()]
      .filter((one) => mayBegin(one.me, one.other, one.ties))
      .map(({ userId }) => userId)
    const { body } = await school.as(role)(chat.contacts)
    expect([role, body.rows.map(({ userId }) => userId).toSorted((a, b) => a - b)]).toEqual([
      role,
      policy.toSorted((a, b) => a - b),
    ])
    expect([role, body.total]).toEqual([role, policy.length])
  }
})

test('who writes to whom in the school', async ({ school }) => {
  const begins = async (from: Role, to: Role) =>
    (await school.as(from)(chat.begin, { body: { userId: idOf(school, to) } })).status
  expect(await begins('student', 'teacher')).toBe(200)
  expect(await begins('student', 'group-lead')).toBe(200)
  expect(await begins('student', 'social_worker')).toBe(200)
  expect(await begins('parent', 'group-lead')).toBe(200)
  for (const [from, to] of [
    ['student', 'director'],
    ['student', 'employee'],
    ['student', 'parent'],
    ['parent', 'zavuch'],
    ['parent', 'student'],
    ['teacher', 'region_worker'],
  ] as const)
    expect([from, to, await begins(from, to)]).toEqual([from, to, 403])
  const [, classmate] = school.students
  expect((await school.as('student')(chat.begin, { body: { userId: classmate?.userId ?? 0 } })).status).toBe(403)
})

test('the management begins and the student answers', async ({ school }) => {
  const uuid = await talkBetween(school, 'director', 'student')
  await write(school, 'director', uuid, 'Құттықтаймын!')
  expect((await write(school, 'student', uuid, 'Рақмет')).body.results).toMatchObject([{ outcome: 'sent', seq: 2 }])
})

test('another school finds neither the talk nor its people', async ({ school, otherSchool }) => {
  const uuid = await talkBetween(school, 'parent', 'teacher')
  expect((await otherSchool.as('teacher')(chat.talk, { params: { uuid } })).status).toBe(404)
  expect((await otherSchool.as('director')(chat.begin, { body: { userId: idOf(school, 'teacher') } })).status).toBe(403)
  expect((await school.as('director')(chat.messages, { params: { uuid } })).status).toBe(404)
})

test('a substitute is written to meanwhile; a relation that ends leaves the talk readable and closed', async ({
  school,
}) => {
  const substitute = await school.newcomer('teacher')
  const stand = (teacher: number, instead: number | null) =>
    school.db
      .updateTable('lesson')
      .set({ teacher_id: teacher, substituted_id: instead })
      .where('uuid', '=', school.lessons.fridayAlgebra)
      .execute()
  await stand(substitute.userId, idOf(school, 'teacher'))
  const uuid = await talkBetween(school, 'student', substitute)
  await write(school, 'student', uuid, 'Есепті түсінбедім')

  await stand(idOf(school, 'teacher'), null)
  expect(await textsIn(school, substitute, uuid)).toEqual([[1, 'Есепті түсінбедім']])
  const late = await write(school, substitute, uuid, 'Түсіндірейін')
  expect([late.status, late.body]).toMatchObject([403, { code: 'chat.closed' }])
  expect((await school.as('student')(chat.list)).body.rows).toMatchObject([{ uuid, closed: true }])
})

test('a class is announced to by its lead, and answers in private', async ({ school }) => {
  const { uuid } = (await school.as('group-lead')(chat.beginClass, { body: { groupId: school.group.id } })).body
  await write(school, 'group-lead', uuid, 'Ертең мұражайға барамыз')
  for (const who of ['student', 'parent', 'director'] as const)
    expect([who, await textsIn(school, who, uuid)]).toEqual([who, [[1, 'Ертең мұражайға барамыз']]])
  expect((await school.as('parent')(chat.list)).body.rows).toMatchObject([
    { uuid, kind: 'class', title: '7А', unread: 1 },
  ])
  expect((await write(school, 'student', uuid, 'Жарайды')).body).toMatchObject({ code: 'chat.closed' })
  const { body } = await school.as('parent')(chat.talk, { params: { uuid } })
  expect([body.can.write, body.answerTo]).toEqual([false, idOf(school, 'group-lead')])
  expect((await school.as('teacher')(chat.messages, { params: { uuid } })).status).toBe(404)
})

test('who left the class reads what was written until then', async ({ school }) => {
  const { uuid } = (await school.as('group-lead')(chat.beginClass, { body: { groupId: school.group.id } })).body
  await write(school, 'group-lead', uuid, 'Бұрын')
  await school.db
    .updateTable('enrolment')
    .set({ until: '2026-11-18' })
    .where('student_id', '=', idOf(school, 'student'))
    .execute()
  await write(school, 'group-lead', uuid, 'Кейін')
  expect(await textsIn(school, 'student', uuid)).toEqual([[1, 'Бұрын']])
  expect((await school.as('student')(chat.list)).body.rows).toMatchObject([{ lastText: 'Бұрын', closed: true }])
})

test('a pupil begins five talks a day and sends the same words three times', async ({ school }) => {
  const others = await Promise.all(Array.from({ length: 6 }, () => school.newcomer('social_worker')))
  const begun = []
  for (const other of others) begun.push(await school.as('student')(chat.begin, { body: { userId: other.userId } }))
  expect(begun.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 422])
  const sent = []
  for (const { body } of begun.slice(0, 4)) sent.push((await write(school, 'student', body.uuid, 'Алло')).status)
  expect(sent).toEqual([200, 200, 200, 422])
})
