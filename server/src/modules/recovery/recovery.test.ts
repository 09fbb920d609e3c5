import { auth } from '@qalam/contract/auth/api.ts'
import { recovery } from '@qalam/contract/recovery/api.ts'
import { recoveryRules } from '@qalam/contract/recovery/rules.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailPeer } from '#modules/profile/testing/mail-peer.ts'
import { subscribe, work } from '#platform/events/listeners.ts'
import { now, openHouse, schoolIn } from '#platform/testing/school.ts'

const password = 'kitap7dala'
const own = { password, password_confirmation: password }
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

let peer: Awaited<ReturnType<typeof mailPeer>>
let house: Awaited<ReturnType<typeof openHouse>>
beforeAll(async () => {
  peer = await mailPeer()
  house = await openHouse({ SMTP_URL: peer.url, MAIL_FROM: 'Qalam <no-reply@qalam.kz>' })
  await subscribe(house.db, house.app.listeners)
})
afterAll(async () => {
  await house.close()
  await peer.close()
})

const deliver = () => work(house.db, house.app.listeners, (error) => expect(error).toBeNull())
const codeIn = (text = '') => /\d{8}/.exec(text)?.[0] ?? ''

/** A parent with a proved address, whom no school may open alone. */
async function someone() {
  house.setClock(now)
  peer.letters.length = 0
  const school = await schoolIn(house)
  const { parent } = school.people
  await house.pool.query(`update person set email = $2, email_confirmed_at = now() where id = $1`, [
    parent.personId,
    `${parent.login}@example.kz`,
  ])
  const ask = (login = parent.login) => school.asNobody(recovery.ask, { body: { login } })
  const open = (code: string, more: object = {}) =>
    school.asNobody(recovery.open, { body: { login: parent.login, code, ...own, ...more } })
  return { school, parent, ask, open }
}

test('who forgot the password opens the account by the code of a letter; every session ends', async () => {
  const { school, parent, ask, open } = await someone()
  expect((await ask()).status).toBe(200)
  await deliver()
  expect(peer.letters).toMatchObject([{ to: [`${parent.login}@example.kz`] }])
  const code = codeIn(peer.letters[0]?.text)
  const kept = await house.pool.query(`select r::text from recovery_letter r`)
  expect(JSON.stringify(kept.rows)).not.toContain(code)

  const weak = await open(code, { password: '1', password_confirmation: '2' })
  expect(Object.keys(weak.body.errors ?? {})).toEqual(['password', 'password_confirmation'])
  expect((await open(code)).status).toBe(200)
  expect((await school.as(parent)(auth.userInfo)).status).toBe(401)
  expect((await school.asNobody(auth.login, { body: { login: parent.login, password } })).status).toBe(200)
  expect((await open(code)).body.errors).toHaveProperty('code')
})

test('a code opens five tries and ten minutes, and there is no second letter at once', async () => {
  const { ask, open } = await someone()
  await ask()
  await ask()
  await deliver()
  expect(peer.letters).toHaveLength(1)
  const code = codeIn(peer.letters[0]?.text)
  const wrong = code === '11111111' ? '22222222' : '11111111'
  for (let at = 0; at < recoveryRules.tries; at++) expect((await open(wrong)).body.errors).toHaveProperty('code')
  expect((await open(code)).body.errors).toHaveProperty('code')

  house.setClock(minutes(6))
  await ask()
  await deliver()
  const second = codeIn(peer.letters[1]?.text)
  house.setClock(minutes(17))
  expect((await open(second)).body.errors).toHaveProperty('code')
})

test('the answer tells nothing of a login that nobody has, or whose person proved no address', async () => {
  const { school, ask } = await someone()
  expect((await ask('nobody-has-this')).body).toEqual((await ask()).body)
  expect((await ask(school.people.student.login)).body).toEqual({})
  await deliver()
  expect(peer.letters).toHaveLength(1)
})
