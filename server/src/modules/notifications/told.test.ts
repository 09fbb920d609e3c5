import { contingent } from '@qalam/contract/contingent/api.ts'
import { notifications } from '@qalam/contract/notifications/api.ts'
import { personnel } from '@qalam/contract/personnel/api.ts'
import { expect } from 'vitest'
import { subscribe, work } from '#platform/events/listeners.ts'
import { type School, test } from '#platform/testing/school.ts'
import type { Person } from '#platform/testing/world/people.ts'

const of = ({ userId }: { userId: number }) => ({ params: { userId } })

/** What was told to somebody, by kind, after the listeners have heard everything. */
async function toldTo({ house, as }: School, person: Person): Promise<string[]> {
  await work(house.served, house.app.listeners, (error) => expect(error).toBeUndefined())
  const { body } = await as(person)(notifications.list)
  return body.rows.map(({ kind }) => kind).toSorted()
}

test('what a school does with somebody’s account is told to them, each act by itself', async ({ school }) => {
  await subscribe(school.house.served, school.house.app.listeners)
  const { teacher } = school.people
  const card = (await school.as('director')(personnel.card, of(teacher))).body
  await school.as('zavuch')(personnel.unblock, of(teacher))
  const { body: access } = await school.as('zavuch')(personnel.resetPassword, of(teacher))
  expect(access.login).toBe(teacher.login)
  const { surname, lastname, sex, bornDate, version } = card
  const named = { surname, firstname: 'Айдос', lastname, sex, bornDate: bornDate ?? '2098-01-01', version }
  const changed = await school.as('director')(personnel.update, {
    ...of(teacher),
    body: { ...named, iin: '', notResident: true, positionId: 4, phone: '+77001112233' },
  })
  expect(changed.status).toBe(200)

  // The sessions ended with the acts: the notices wait for the next sign-in.
  const { rows } = await school.house.pool.query<{ kind: string }>(
    `select kind from notice where user_id = $1 order by kind`,
    [teacher.userId],
  )
  await toldTo(school, school.people.director)
  const kept = await school.house.pool.query<{ kind: string }>(
    `select kind from notice where user_id = $1 order by kind`,
    [teacher.userId],
  )
  expect(rows).toEqual([])
  expect(kept.rows.map(({ kind }) => kind)).toEqual(['person-opened', 'person-password', 'person-written'])
})

test('an invitation rings at the place that the person has elsewhere', async ({ school, otherSchool }) => {
  await subscribe(school.house.served, school.house.app.listeners)
  const { teacher } = otherSchool.people
  const parents = [{ iin: teacher.iin, surname: teacher.name.split(' ')[0]!, firstname: 'Айдар' }]
  await school.as('zavuch')(contingent.setParents, { ...of(school.students[1]!), body: { parents } })
  expect(await toldTo(school, teacher)).toEqual(['person-invited'])
})
