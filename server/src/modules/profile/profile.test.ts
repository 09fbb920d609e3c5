import { auth } from '@qalam/contract/auth/api.ts'
import { personnel } from '@qalam/contract/personnel/api.ts'
import { profile } from '@qalam/contract/profile/api.ts'
import { afterAll, beforeAll, expect, test as plain } from 'vitest'
import { hashPassword } from '#modules/auth/public.ts'
import { subscribe, work } from '#platform/events/listeners.ts'
import { now, openHouse, type School, schoolIn, test } from '#platform/testing/school.ts'
import { mailPeer } from './testing/mail-peer.ts'

const password = 'kitap7dala'
const kept = hashPassword(password)
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

/** A teacher in a school whose server can send letters. */
async function someone() {
  house.setClock(now)
  peer.letters.length = 0
  const school = await schoolIn(house)
  const as = school.as(await school.newcomer('teacher', { passwordHash: await kept }))
  return {
    as,
    school,
    ask: (email = 'me@example.kz') => as(profile.askEmail, { body: { email, password } }),
    confirm: (code: string) => as(profile.confirmEmail, { body: { code } }),
  }
}
const deliver = (complain = (error: unknown): void => void expect(error).toBeNull()) =>
  work(house.db, house.app.listeners, complain)
const codeIn = (text = '') => /\d{6}/.exec(text)?.[0] ?? ''
const other = (code: string) => (code === '111111' ? '222222' : '111111')

plain('an address is proved by the code of a letter; until then the one before stands', async () => {
  const { as, ask, confirm } = await someone()
  expect((await ask()).body).toMatchObject({ email: null, pending: { email: 'me@example.kz' }, mail: true })
  await deliver()
  expect(peer.letters).toMatchObject([{ to: ['me@example.kz'], from: 'no-reply@qalam.kz' }])
  const code = codeIn(peer.letters[0]?.text)

  expect(Object.keys((await confirm(other(code))).body.errors ?? {})).toEqual(['code'])
  const done = await confirm(`${code.slice(0, 3)} ${code.slice(3)}`)
  expect(done.body).toMatchObject({ email: 'me@example.kz', confirmedAt: now.toISOString(), pending: null })
  expect((await as(auth.userInfo)).body.email).toBe('me@example.kz')
  expect((await confirm(code)).body.code).toBe('profile.code-over')
})

plain('five wrong codes or ten minutes end a code, and no code lies in the database', async () => {
  const { ask, confirm } = await someone()
  await ask()
  await deliver()
  const code = codeIn(peer.letters[0]?.text)
  for (let tries = 0; tries < 5; tries++) expect((await confirm(other(code))).status).toBe(422)
  expect((await confirm(code)).body.code).toBe('profile.code-over')

  await ask()
  await deliver()
  const fresh = codeIn(peer.letters[1]?.text)
  const { rows } = await house.pool.query<{ all: string }>(
    `select coalesce(string_agg(o::text, ''), '') || (select string_agg(p::text, '') from email_proof p) as all from outbox o`,
  )
  expect(rows[0]?.all).not.toContain(fresh)
  house.setClock(minutes(10))
  expect((await confirm(fresh)).body.code).toBe('profile.code-over')
})

plain('the code of an earlier letter is good no more when another letter was asked for', async () => {
  const { ask, confirm } = await someone()
  await ask('first@example.kz')
  house.setClock(minutes(1))
  await ask('second@example.kz')
  await deliver()
  expect(peer.letters.map(({ to }) => to)).toEqual([['second@example.kz']])
  expect((await confirm(codeIn(peer.letters[0]?.text))).body.email).toBe('second@example.kz')
})

plain('a sixth letter within an hour is refused, from one person and to one address', async () => {
  const [first, second] = [await someone(), await someone()]
  for (let count = 0; count < 5; count++) expect((await first.ask('her@example.kz')).status).toBe(200)
  expect(await first.ask('else@example.kz')).toMatchObject({ status: 429, body: { code: 'profile.letters' } })
  expect((await second.ask('HER@example.kz')).status).toBe(429)
  expect((await second.ask('his@example.kz')).status).toBe(200)
  house.setClock(minutes(60))
  expect((await first.ask('her@example.kz')).status).toBe(200)
  await deliver()
})

plain('a letter that the mail server turns away is sent later, with a code that is good', async () => {
  const { ask, confirm } = await someone()
  await ask()
  peer.state.refusing = true
  const failures: unknown[] = []
  await deliver((error) => void failures.push(error))
  expect([failures.length, peer.letters.length]).toEqual([1, 0])

  peer.state.refusing = false
  await house.pool.query(`update outbox_task set due = now() - interval '1 second'`)
  await deliver()
  expect((await confirm(codeIn(peer.letters[0]?.text))).body.confirmedAt).not.toBeNull()
})

plain('an address is neither changed nor removed without the password', async () => {
  const { as, ask, confirm } = await someone()
  await ask()
  await deliver()
  await confirm(codeIn(peer.letters[0]?.text))
  const wrong = await as(profile.askEmail, { body: { email: 'thief@example.kz', password: 'guess' } })
  expect(Object.keys(wrong.body.errors ?? {})).toEqual(['password'])
  expect((await as(profile.removeEmail, { body: { password: 'guess' } })).status).toBe(422)
  expect((await as(profile.contacts)).body.email).toBe('me@example.kz')
  expect((await as(profile.removeEmail, { body: { password } })).body).toMatchObject({ email: null, confirmedAt: null })
})

const member = async (school: School) => school.as(await school.newcomer('teacher', { passwordHash: await kept }))

test('where no letters can be sent the address is kept, and is not called proved', async ({ school }) => {
  const as = await member(school)
  const { body } = await as(profile.askEmail, { body: { email: 'me@example.kz', password } })
  expect(body).toMatchObject({ email: 'me@example.kz', confirmedAt: null, pending: null, mail: false })
})

test('a phone is kept and taken away again, and half a number is refused', async ({ school }) => {
  const as = await member(school)
  const phone = async () => (await as(profile.contacts)).body.phone
  await as(profile.setPhone, { body: { phone: '+77011234567' } })
  expect(await phone()).toBe('+77011234567')
  expect((await as(profile.setPhone, { body: { phone: '+7701' } })).status).toBe(422)
  await as(profile.setPhone, { body: { phone: '' } })
  expect(await phone()).toBe('')
})

test('language and scheme go with the person to every device', async ({ school }) => {
  const as = await member(school)
  const look = async () => {
    const { language, scheme } = (await as(auth.userInfo)).body
    return { language, scheme }
  }
  expect(await look()).toEqual({ language: null, scheme: null })
  await as(profile.setLook, { body: { language: 'ru' } })
  await as(profile.setLook, { body: { scheme: 'dark' } })
  expect(await look()).toEqual({ language: 'ru', scheme: 'dark' })
  expect((await school.as('student')(auth.userInfo)).body).toMatchObject({ language: null, scheme: null })
})

plain('what a school does with an account reaches its person by letter, where they proved an address', async () => {
  house.setClock(now)
  peer.letters.length = 0
  const school = await schoolIn(house)
  const { teacher, student } = school.people
  await house.pool.query(`update person set email = 'mine@example.kz', email_confirmed_at = now() where id = $1`, [
    teacher.personId,
  ])
  for (const { userId } of [teacher, student])
    await school.as('director')(personnel.resetPassword, { params: { userId } })
  await deliver()
  expect(peer.letters).toMatchObject([{ to: ['mine@example.kz'] }])
  expect(peer.letters[0]?.text).not.toMatch(/[a-z]{6}\d{4}/)
})
