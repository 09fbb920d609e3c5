import { contingent } from '@qalam/contract/contingent/api.ts'
import { invitations } from '@qalam/contract/invitations/api.ts'
import { expect } from 'vitest'
import { hashPassword } from '#modules/auth/public.ts'
import { test } from '#platform/testing/school.ts'

test('who declined three times is left in peace by that school for 60 days, and nothing of the act is stored', async ({
  school,
  otherSchool,
}) => {
  const password = 'kitap7dala'
  const passwordHash = await hashPassword(password)
  const parent = await otherSchool.newcomer('parent', { schoolId: null, madeBySchool: otherSchool.id, passwordHash })
  const tie = { school_id: otherSchool.id, parent_id: parent.userId, place: 1, since: '2026-09-01' }
  await school.db
    .insertInto('guardianship')
    .values({ ...tie, student_id: otherSchool.students[3]!.userId })
    .execute()
  const parents = [{ iin: parent.iin, surname: parent.name.split(' ')[0]!, firstname: 'Айдар' }]
  const bind = (index: number) =>
    school.as('zavuch')(contingent.setParents, {
      params: { userId: school.students[index]!.userId },
      body: { parents },
    })

  // Another child makes no new person of them: the declines count together.
  for (const index of [4, 5, 4]) {
    const [asked] = (await bind(index)).body.invited
    const params = { id: asked!.id }
    expect((await school.as(parent)(invitations.decline, { params, body: { password } })).status).toBe(200)
  }
  const refused = await bind(5)
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'invitation.declined-often', data: { names: `${parent.name.split(' ')[0]} Айдар`, count: 3 } },
  })
  expect((await school.as(parent)(invitations.mine)).body).toEqual([])

  school.house.setClock(new Date('2027-01-18T04:00:00Z'))
  expect((await bind(5)).body.invited).toHaveLength(1)
})
