import { auth } from '@qalam/contract/auth/api.ts'
import { contingent } from '@qalam/contract/contingent/api.ts'
import { personnel } from '@qalam/contract/personnel/api.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'
import { freshIin } from '#platform/testing/world/people.ts'

/** A mother whom nobody knows. */
const aMother = () => ({ iin: freshIin('w'), surname: 'Сейітова', firstname: 'Гүлнар' })
const of = ({ userId }: { userId: number }) => ({ params: { userId } })
const bind = (school: School, student: { userId: number }, ...parents: { iin: string }[]) =>
  school.as('zavuch')(contingent.setParents, { ...of(student), body: { parents } })
const parentsOf = async (school: School, student: { userId: number }) =>
  (await school.as('zavuch')(personnel.card, of(student))).body.parents

test('a parent whom nobody knows is bound with a name, gets a sign-in, and sees the child', async ({ school }) => {
  const mother = aMother()
  const [, child] = school.students
  const { body } = await bind(school, child!, mother)

  expect(body.accesses).toMatchObject([{ name: 'Сейітова Гүлнар', login: expect.any(String) }])
  expect(await parentsOf(school, child!)).toMatchObject([{ place: 1, name: 'Сейітова Гүлнар', iin: mother.iin }])
  const { login, password } = body.accesses[0]!
  const entered = await school.asNobody(auth.login, { body: { login, password } })
  const { body: info } = await school.asNobody(auth.userInfo, {}, { token: entered.body.access_token })
  expect(info).toMatchObject({ role: 'parent', children: [{ userId: child!.userId }] })
})

test('siblings share one parent, who keeps one account', async ({ school }) => {
  const mother = aMother()
  const [, one, other] = school.students
  await bind(school, one!, mother)
  const { body } = await bind(school, other!, { iin: mother.iin })

  expect(body.accesses).toEqual([])
  const [[first], [second]] = [await parentsOf(school, one!), await parentsOf(school, other!)]
  expect(first?.id).toBe(second?.id)
})

test('two parents take the places of those before', async ({ school }) => {
  const mother = aMother()
  const { student, parent } = school.people
  await bind(school, student, mother, { iin: parent.iin })

  expect((await parentsOf(school, student)).map(({ place, iin }) => [place, iin])).toEqual([
    [1, mother.iin],
    [2, parent.iin],
  ])
  await bind(school, student, mother)
  expect(await parentsOf(school, student)).toHaveLength(1)
})

test('the name of a parent is looked up by the IIN, and one that nobody knows has to be written', async ({
  school,
}) => {
  const mother = aMother()
  const { student, teacher } = school.people
  const lookUp = async (iin: string) =>
    (await school.as('zavuch')(contingent.parentByIin, { ...of(student), query: { iin } })).body.person
  expect(await lookUp(teacher.iin)).toMatchObject({ firstname: 'Айдар', lastname: 'Серікұлы' })
  expect(await lookUp(mother.iin)).toBeNull()

  const refused = await bind(school, student, { iin: mother.iin })
  expect(Object.keys(refused.body.errors ?? {})).toEqual(['parents.0.surname', 'parents.0.firstname'])
})

test('an IIN that is wrong, or stands twice, is refused under its field', async ({ school }) => {
  const { student, parent } = school.people
  expect((await bind(school, student, { iin: '970630600046' })).body.errors).toHaveProperty(['parents.0.iin'])
  const twice = await bind(school, student, { iin: parent.iin }, { iin: parent.iin })
  expect(twice.body.errors).toHaveProperty(['parents.1.iin'])
  expect((await bind(school, student)).status).toBe(422)
})

test('a new student is written down with the IINs of parents whom a school knows (N-46)', async ({ school }) => {
  const { parent, teacher } = school.people
  const zavuch = school.as('zavuch')
  const boy = { surname: 'Омаров', firstname: 'Дамир', sex: 'm' as const, bornDate: '2098-02-01', notResident: true }
  const draft = (...parentship: string[]) => ({ body: { ...boy, groupId: school.group.id, parentship } })

  const unknown = await zavuch(contingent.create, draft(parent.iin, freshIin('w')), { language: 'ru' })
  expect(unknown.body.errors).toEqual({ 'parentship.1': [expect.stringContaining('нет')] })
  const twice = await zavuch(contingent.create, draft(parent.iin, parent.iin))
  expect(twice.body.errors).toHaveProperty(['parentship.1'])

  const { body: admitted } = await zavuch(contingent.create, draft('', parent.iin))
  expect(admitted.parents).toEqual([])
  expect(await parentsOf(school, admitted)).toMatchObject([{ place: 1, iin: parent.iin }])

  const { version } = (await zavuch(personnel.card, of(admitted))).body
  const body = { ...draft(teacher.iin).body, version }
  await zavuch(contingent.update, { ...of(admitted), body })
  expect(await parentsOf(school, admitted)).toMatchObject([{ place: 1, iin: teacher.iin }])
  const { version: next } = (await zavuch(personnel.card, of(admitted))).body
  await zavuch(contingent.update, { ...of(admitted), body: { ...draft().body, version: next } })
  expect(await parentsOf(school, admitted)).toHaveLength(1)
})
