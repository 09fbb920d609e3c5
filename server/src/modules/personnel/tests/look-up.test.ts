import { contingent } from '@qalam/contract/contingent/api.ts'
import { lookUps } from '@qalam/contract/personnel/person.ts'
import { personnel } from '@qalam/contract/personnel/api.ts'
import { notifications } from '@qalam/contract/notifications/api.ts'
import { expect } from 'vitest'
import { subscribe, work } from '#platform/events/listeners.ts'
import { test } from '#platform/testing/school.ts'
import { freshIin } from '#platform/testing/world/people.ts'

test('who asks for more people by their IINs than one may waits, by either way, and the platform is told', async ({
  school,
}) => {
  const { house } = school
  await subscribe(house.served, house.app.listeners)
  const deputy = school.as('zavuch')
  const ask = (iin = freshIin()) => deputy(personnel.profileByIin, { query: { iin } })
  for (let at = 0; at < lookUps.aMinute; at++) expect((await ask()).status).toBe(200)
  expect((await ask()).status).toBe(429)
  const params = { userId: school.people.student.userId }
  expect((await deputy(contingent.parentByIin, { params, query: { iin: freshIin() } })).status).toBe(429)

  // The rest of the day, a minute at a time.
  await school.db
    .insertInto('iin_look_up')
    .values(
      Array.from({ length: lookUps.aDay - lookUps.aMinute }, () => ({
        school_id: school.id,
        by_user_id: school.people.zavuch.userId,
        at: '2026-11-18T01:00:00Z',
        iin_hash: Buffer.from('earlier'),
        answer: 'disagrees',
      })),
    )
    .execute()
  house.setClock(new Date('2026-11-18T05:00:00Z'))
  expect((await ask()).status).toBe(429)
  await work(house.served, house.app.listeners, (error) => expect(error).toBeUndefined())
  const { body } = await school.as('platform-admin')(notifications.list)
  expect(body.rows.map(({ kind }) => kind)).toContain('look-ups-over')

  house.setClock(new Date('2026-11-19T06:00:00Z'))
  expect((await ask()).status).toBe(200)
  const kept = await school.db.selectFrom('iin_look_up').selectAll().where('school_id', '=', school.id).execute()
  expect(JSON.stringify(kept)).not.toMatch(/\d{12}/)
})

test('a person of the school is shown by the IIN, who was only invited is not', async ({ school, otherSchool }) => {
  const { teacher } = school.people
  const iinOf = async (iin: string) => (await school.as('director')(personnel.profileByIin, { query: { iin } })).body
  expect(await iinOf(teacher.iin)).toMatchObject({ person: { firstname: 'Айдар' }, agrees: true })
  expect(await iinOf(otherSchool.people.teacher.iin)).toEqual({ person: null, agrees: false })
  expect(await iinOf(freshIin())).toEqual({ person: null, agrees: false })
})
