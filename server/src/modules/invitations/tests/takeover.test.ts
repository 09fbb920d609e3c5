import { auth } from '@qalam/contract/auth/api.ts'
import { contingent } from '@qalam/contract/contingent/api.ts'
import { invitations } from '@qalam/contract/invitations/api.ts'
import { personnel } from '@qalam/contract/personnel/api.ts'
import { secondFactor } from '@qalam/contract/second-factor/api.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'
import type { Person } from '#platform/testing/world/people.ts'

// Nobody becomes somebody else by typing an IIN: each victim and way of the examination of 27 November 2026.

const of = (userId: number) => ({ params: { userId } })
const born = { bornDate: '2098-01-01', sex: 'm' as const }

/** Hires somebody by the IIN, with the name that the deputy may have learnt elsewhere. */
const hire = (school: School, { iin, name }: Person, surname = name.split(' ')[0]!) =>
  school.as('zavuch')(personnel.create, {
    body: { surname, firstname: 'Айдар', ...bornOf(iin), iin, positionId: 6, phone: '+77001112233' },
  })

/** Binds somebody as the parent of an own student. */
const bind = (school: School, { iin, name }: Person, child = school.students[1]!) =>
  school.as('zavuch')(contingent.setParents, {
    ...of(child.userId),
    body: { parents: [{ iin, surname: name.split(' ')[0]!, firstname: 'Айдар' }] },
  })

const bornOf = (iin: string) => ({
  ...born,
  bornDate: `20${iin.slice(0, 2)}-${iin.slice(2, 4)}-${iin.slice(4, 6)}`,
})

/** Writes the birth date that the IIN tells, as it is written of living people. */
const withBirthDates = (school: School, people: readonly Person[]) =>
  Promise.all(
    people.map(({ personId, iin }) =>
      school.db
        .updateTable('person')
        .set({ born_on: bornOf(iin).bornDate })
        .where('id', '=', personId)
        .execute(),
    ),
  )

test('whoever is hired or bound by an IIN and belongs elsewhere is invited; nothing opens and nothing is reset', async ({
  school,
  otherSchool,
}) => {
  const official = school.people['monitoring_region_worker']
  const { director: foreignDirector, parent: foreignParent, teacher: foreignTeacher } = otherSchool.people
  const platform = school.people['platform-admin']
  const victims = [platform, official, school.people.country_worker, foreignDirector, foreignParent, foreignTeacher]
  await withBirthDates(school, victims)

  for (const victim of victims) {
    const hired = await hire(school, victim)
    expect([victim.role, hired.status, hired.body.access]).toEqual([victim.role, 200, null])
    expect(hired.body.invitation?.code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    const bound = await bind(school, victim)
    expect([bound.status, bound.body.accesses, bound.body.invited.length]).toEqual([200, [], 1])

    const waiting = hired.body.userId
    const deputy = school.as('zavuch')
    for (const act of [personnel.resetPassword, personnel.unblock, personnel.endSessions, personnel.card])
      expect((await deputy(act, of(waiting))).status).toBe(404)
    expect((await school.as('director')(secondFactor.reset, { body: { userId: waiting } })).status).toBe(404)
    expect((await school.as('director')(personnel.restore, of(waiting))).status).toBe(404)
    expect((await school.as(victim)(auth.userInfo)).status).toBe(200)
  }
  const { body } = await school.as('zavuch')(personnel.list, { query: { archive: 'yes', limit: 100 } })
  expect(body.rows.filter(({ name }) => victims.some((victim) => name.startsWith(victim.name.split(' ')[0]!)))).toEqual(
    [],
  )
  const card = await school.as('zavuch')(personnel.card, of(school.students[1]!.userId))
  expect(card.body.parents).toEqual([])
})

test('the own director bound as a parent is opened by nobody below', async ({ school }) => {
  const { director } = school.people
  await withBirthDates(school, [director])
  const bound = await bind(school, director)
  expect(bound.body).toEqual({ accesses: [], invited: [] })
  const card = await school.as('zavuch')(personnel.card, of(school.students[1]!.userId))
  const asParent = card.body.parents[0]!.id
  for (const act of [personnel.resetPassword, personnel.unblock, personnel.endSessions])
    expect(await school.as('zavuch')(act, of(asParent))).toMatchObject({
      status: 403,
      body: { code: 'person.account-above' },
    })
  expect((await school.as('admin')(secondFactor.reset, { body: { userId: asParent } })).status).toBe(403)
})

test('of six orders in which places and ties may have come none opens an account that lies elsewhere as well', async ({
  school,
  otherSchool,
}) => {
  const orders = ['2020-01-01', '2023-01-01', '2026-01-01']
  const answers: number[] = []
  for (const here of orders)
    for (const there of orders.filter((one) => one !== here)) {
      const parent = await otherSchool.newcomer('parent', { schoolId: null, madeBySchool: otherSchool.id })
      const child = school.students[2]!
      const tie = (place: School, student: number, since: string) =>
        place.db
          .insertInto('guardianship')
          .values({ school_id: place.id, parent_id: parent.userId, student_id: student, place: 1, since })
          .execute()
      await tie(otherSchool, otherSchool.students[2]!.userId, there)
      await tie(school, child.userId, here)
      await school.db.updateTable('app_user').set({ placed_at: here }).where('id', '=', child.userId).execute()
      answers.push((await school.as('director')(personnel.resetPassword, of(parent.userId))).status)
      answers.push((await otherSchool.as('director')(personnel.resetPassword, of(parent.userId))).status)
      await school.db.deleteFrom('guardianship').where('parent_id', '=', parent.userId).execute()
    }
  expect(answers).toEqual(Array.from({ length: 12 }, () => 403))
})

test('a name is told of nobody whom the school does not know, and a wrong one invites nobody', async ({
  school,
  otherSchool,
}) => {
  const { director } = otherSchool.people
  await withBirthDates(school, [director])
  const { iin } = director
  const lookUp = async (query: object) =>
    (await school.as('zavuch')(personnel.profileByIin, { query: { iin, ...query } })).body
  const typed = { surname: director.name.split(' ')[0]!, bornDate: bornOf(iin).bornDate }
  expect(await lookUp({})).toEqual({ person: null, agrees: false })
  expect(await lookUp({ ...typed, surname: 'Басқа' })).toEqual({ person: null, agrees: false })
  expect(await lookUp(typed)).toEqual({ person: null, agrees: true })
  const refused = await hire(school, director, 'Басқа')
  expect(refused).toMatchObject({ status: 422 })
  expect(Object.keys(refused.body.errors ?? {})).toEqual(['iin'])
  expect((await school.as('zavuch')(invitations.list)).body.total).toBe(0)
})
