import { auth } from '@qalam/contract/auth/api.ts'
import { contingent } from '@qalam/contract/contingent/api.ts'
import { invitations } from '@qalam/contract/invitations/api.ts'
import { personnel } from '@qalam/contract/personnel/api.ts'
import { expect } from 'vitest'
import { hashPassword } from '#modules/auth/public.ts'
import { type School, test } from '#platform/testing/school.ts'
import type { Person } from '#platform/testing/world/people.ts'

const of = (id: string) => ({ params: { id } })
const password = 'kitap7dala'

/** A parent of a child of another school, with a password of their own. */
async function parentOf(otherSchool: School): Promise<Person> {
  const passwordHash = await hashPassword(password)
  const parent = await otherSchool.newcomer('parent', { schoolId: null, madeBySchool: otherSchool.id, passwordHash })
  await tie(otherSchool, parent)
  return parent
}

const tie = (school: School, parent: Person) =>
  school.db
    .insertInto('guardianship')
    .values({
      school_id: school.id,
      parent_id: parent.userId,
      student_id: school.students[3]!.userId,
      place: 1,
      since: '2026-09-01',
    })
    .execute()

/** Another school binds them to a child of its own; answers the invitation and the code of its sheet. */
async function invitedBy(school: School, parent: Person) {
  const [child] = [school.students[4]!]
  const parents = [{ iin: parent.iin, surname: parent.name.split(' ')[0]!, firstname: 'Айдар' }]
  const { body } = await school.as('zavuch')(contingent.setParents, {
    params: { userId: child.userId },
    body: { parents },
  })
  return { child, ...body.invited[0]! }
}

const childrenOf = async (school: School, parent: Person) =>
  (await school.as(parent)(auth.userInfo)).body.children.map(({ userId }) => userId)

test('a parent accepts the child of a second school with the own password and the code of that school', async ({
  school,
  otherSchool,
}) => {
  const parent = await parentOf(otherSchool)
  const { child, id, code } = await invitedBy(school, parent)
  const mine = school.as(parent)

  const { body: asked } = await mine(invitations.mine)
  expect(asked).toMatchObject([{ id, kind: 'child', child: child.name, needsCode: true }])
  expect(await childrenOf(school, parent)).toEqual([otherSchool.students[3]!.userId])

  const wrong = await mine(invitations.accept, { ...of(id), body: { password: 'other7password', code } })
  expect(wrong.body.errors).toHaveProperty('password')
  const without = await mine(invitations.accept, { ...of(id), body: { password } })
  expect(without.body.errors).toHaveProperty('code')
  const guessed = await mine(invitations.accept, { ...of(id), body: { password, code: 'AAAA-BBBB-CCCC' } })
  expect(guessed.body.errors).toHaveProperty('code')
  expect((await mine(invitations.accept, { ...of(id), body: { password, code: code.toLowerCase() } })).status).toBe(200)

  expect(await childrenOf(school, parent)).toContain(child.userId)
  expect((await mine(invitations.mine)).body).toEqual([])
  const again = await mine(invitations.accept, { ...of(id), body: { password, code } })
  expect(again).toMatchObject({ status: 409, body: { code: 'invitation.over' } })
  const { body: kept } = await school.as('zavuch')(invitations.list)
  expect(kept.rows).toMatchObject([{ id, state: 'accepted', name: `${parent.name.split(' ')[0]} Айдар` }])

  // Of a child with parents in two schools neither office opens what belongs to the other.
  for (const office of [school, otherSchool])
    expect((await office.as('director')(personnel.resetPassword, { params: { userId: parent.userId } })).status).toBe(
      403,
    )
})

test('the school that made the account cannot accept for its person: it has no code of the other school', async ({
  school,
  otherSchool,
}) => {
  const parent = await parentOf(otherSchool)
  const { id } = await invitedBy(school, parent)
  // The first school may still hand out a password: nothing of the account lies elsewhere yet.
  const handed = await otherSchool.as('director')(personnel.resetPassword, { params: { userId: parent.userId } })
  const { login, password: given } = handed.body
  const token = (await school.asNobody(auth.login, { body: { login, password: given } })).body.access_token
  await school.asNobody(
    auth.passwordChange,
    { body: { old_password: given, password, password_confirmation: password } },
    { token },
  )
  const refused = await school.asNobody(invitations.accept, { ...of(id), body: { password } }, { token })
  expect(refused.body.errors).toHaveProperty('code')
})

test('an invitation is declined, withdrawn, over after 60 days, and of nobody else', async ({
  school,
  otherSchool,
}) => {
  const parent = await parentOf(otherSchool)
  const { id, code } = await invitedBy(school, parent)
  const body = { password, code }
  expect((await school.as('teacher')(invitations.accept, { ...of(id), body })).status).toBe(422)
  expect((await otherSchool.as('zavuch')(invitations.withdraw, of(id))).status).toBe(404)

  expect((await school.as(parent)(invitations.decline, { ...of(id), body: { password } })).status).toBe(200)
  expect((await school.as(parent)(invitations.accept, { ...of(id), body })).status).toBe(409)
  expect((await school.as('zavuch')(invitations.withdraw, of(id))).status).toBe(409)

  const second = await invitedBy(school, parent)
  await school.as('zavuch')(invitations.withdraw, of(second.id))
  expect((await school.as(parent)(invitations.mine)).body).toEqual([])

  const third = await invitedBy(school, parent)
  school.house.setClock(new Date('2027-01-18T04:00:00Z'))
  expect((await school.as(parent)(invitations.mine)).body).toEqual([])
  const late = await school.as(parent)(invitations.accept, { ...of(third.id), body: { password, code: third.code } })
  expect(late).toMatchObject({ status: 409, body: { code: 'invitation.over' } })
  const { body: kept } = await school.as('zavuch')(invitations.list, { query: { sort: '-askedAt' } })
  expect(kept.rows.map(({ state }) => state).toSorted()).toEqual(['declined', 'ended', 'withdrawn'])
})

test('an invitation to a child who has left since opens nothing', async ({ school, otherSchool }) => {
  const parent = await parentOf(otherSchool)
  const { id, code, child } = await invitedBy(school, parent)
  await school.as('zavuch')(contingent.remove, { params: { userId: child.userId }, body: { order: '1' } })
  expect((await school.as(parent)(invitations.mine)).body).toEqual([])
  expect((await school.as(parent)(invitations.accept, { ...of(id), body: { password, code } })).status).toBe(409)
})

test('a teacher of another school is hired when they agree, and works here from then on', async ({
  school,
  otherSchool,
}) => {
  const passwordHash = await hashPassword(password)
  const teacher = await otherSchool.newcomer('teacher', { passwordHash })
  const born = `20${teacher.iin.slice(0, 2)}-${teacher.iin.slice(2, 4)}-${teacher.iin.slice(4, 6)}`
  await school.db.updateTable('person').set({ born_on: born }).where('id', '=', teacher.personId).execute()
  const draft = { surname: teacher.name.split(' ')[0]!, firstname: 'Айдар', sex: 'm' as const, bornDate: born }
  const hired = await school.as('zavuch')(personnel.create, {
    body: { ...draft, iin: teacher.iin, positionId: 4, phone: '+77001112233' },
  })
  const { id, code } = hired.body.invitation!
  const placesNow = async () => (await school.as(teacher)(auth.relatedAccounts)).body.length
  expect(await placesNow()).toBe(1)
  const again = await school.as('zavuch')(personnel.create, {
    body: { ...draft, iin: teacher.iin, positionId: 4, phone: '+77001112233' },
  })
  expect(again.body).toEqual({ userId: hired.body.userId, access: null, invitation: null })

  expect((await school.as(teacher)(invitations.accept, { ...of(id), body: { password, code } })).status).toBe(200)
  expect(await placesNow()).toBe(2)
  const { body: card } = await school.as('zavuch')(personnel.card, { params: { userId: hired.body.userId } })
  expect(card).toMatchObject({ isArchived: false, can: { editPerson: false, resetPassword: false } })
})

test('who has no sign-in agrees by the code alone and chooses a password; the code works once', async ({
  school,
  otherSchool,
}) => {
  const parent = await otherSchool.newcomer('parent', { schoolId: null })
  await tie(otherSchool, parent)
  await school.db.deleteFrom('session').where('user_id', '=', parent.userId).execute()
  await school.db.deleteFrom('account').where('person_id', '=', parent.personId).execute()
  const { code, child } = await invitedBy(school, parent)

  const shown = await school.asNobody(invitations.byCode, { body: { code } })
  expect(shown.body).toMatchObject({ kind: 'child', child: child.name })
  const own = { code, password, password_confirmation: password }
  const weak = await school.asNobody(invitations.acceptByCode, {
    body: { ...own, password: '1', password_confirmation: '2' },
  })
  expect(Object.keys(weak.body.errors ?? {})).toEqual(['password', 'password_confirmation'])
  const { body } = await school.asNobody(invitations.acceptByCode, { body: own })
  expect((await school.asNobody(auth.login, { body: { login: body.login, password } })).status).toBe(200)
  expect((await school.asNobody(invitations.acceptByCode, { body: own })).body.errors).toHaveProperty('code')
})

test('a code tells nothing where the person signs in with a password', async ({ school, otherSchool }) => {
  const parent = await parentOf(otherSchool)
  const { code } = await invitedBy(school, parent)
  expect((await school.asNobody(invitations.byCode, { body: { code } })).body.errors).toHaveProperty('code')
})

test('the sheet has a new code, and the one of before works no more', async ({ school, otherSchool }) => {
  const parent = await parentOf(otherSchool)
  const { id, code } = await invitedBy(school, parent)
  const sheet = await school.as('zavuch')(invitations.sheet, of(id))
  expect(sheet.headers['content-type']).toBe('application/pdf')
  const old = await school.as(parent)(invitations.accept, { ...of(id), body: { password, code } })
  expect(old.body.errors).toHaveProperty('code')
})

test('an invitation to a child whose parent they became meanwhile is accepted, and the card offers no act on them', async ({
  school,
  otherSchool,
}) => {
  const parent = await parentOf(otherSchool)
  const first = await invitedBy(school, parent)
  const second = school.students[5]!
  const parents = [{ iin: parent.iin, surname: parent.name.split(' ')[0]!, firstname: 'Айдар' }]
  const bind = () =>
    school.as('zavuch')(contingent.setParents, { params: { userId: second.userId }, body: { parents } })
  const invited = (await bind()).body.invited[0]!
  const accept = ({ id, code }: { id: string; code: string }) =>
    school.as(parent)(invitations.accept, { ...of(id), body: { password, code } })
  expect((await accept(first)).status).toBe(200)

  // A tie within the school is bound at once, while the invitation still waits.
  expect((await bind()).body.invited).toEqual([])
  school.house.setClock(new Date('2026-11-20T04:00:00Z'))
  expect((await accept(invited)).status).toBe(200)
  expect(await childrenOf(school, parent)).toContain(second.userId)

  const { body: card } = await school.as('zavuch')(personnel.card, { params: { userId: second.userId } })
  expect(card.parents).toMatchObject([{ id: parent.userId, mayOpen: false }])
  const own = await school.as('zavuch')(personnel.card, { params: { userId: school.people.student.userId } })
  expect(own.body.parents).toMatchObject([{ mayOpen: true }])
})
