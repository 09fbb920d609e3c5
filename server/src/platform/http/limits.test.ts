import { auth } from '@qalam/contract/auth/api.ts'
import { schools } from '@qalam/contract/schools/api.ts'
import { expect, test as plain } from 'vitest'
import { now, test } from '../testing/school.ts'
import { networkOf } from '../network.ts'

test('one person may call one endpoint 600 times a minute, then waits until the next, and nobody else does', async ({
  school,
}) => {
  const [teacher, director] = [school.as('teacher'), school.as('director')]
  for (let call = 0; call < 600; call++) expect((await teacher(auth.needPassChange)).status).toBe(200)

  const over = await teacher(auth.needPassChange)
  expect(over).toMatchObject({
    status: 429,
    body: { code: 'too-many-requests', data: { seconds: expect.any(Number) } },
  })
  expect(over.headers['retry-after']).toBe(String(over.body.data.seconds))
  expect((await teacher(auth.userInfo)).status).toBe(200)
  expect((await director(auth.needPassChange)).status).toBe(200)

  school.house.setClock(new Date(now.getTime() + 60_000))
  expect((await teacher(auth.needPassChange)).status).toBe(200)
})

test('an ordinary call costs the database no write for its limit', async ({ school }) => {
  const teacher = school.as('teacher')
  await teacher(auth.needPassChange)
  school.house.counted()
  await teacher(auth.needPassChange)
  expect(school.house.counted().filter((sql) => /insert|update|delete/i.test(sql))).toEqual([])
})

test('without a sign-in an address may call ten times as often: a school stands behind one', async ({ school }) => {
  const ask = (address: string) => school.asNobody(schools.config, {}, { address })
  for (let call = 0; call < 6_000; call++) await ask('203.0.113.9')
  expect((await ask('203.0.113.9')).status).toBe(429)
  expect((await ask('203.0.113.10')).status).toBe(200)
})

plain('a network of IPv6 is one address, however it is written', () => {
  expect(networkOf('203.0.113.9')).toBe('203.0.113.9')
  expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9')
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:0db8:0001:0002::9')).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64')
})
