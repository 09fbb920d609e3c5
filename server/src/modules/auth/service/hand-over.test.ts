import { auth } from '@qalam/contract/auth/api.ts'
import { expect } from 'vitest'
import { configured } from '#modules/schools/testing/configured.ts'
import { now, type School, test } from '#platform/testing/school.ts'
import { hashPassword } from '../password.ts'
import { refusedHandOvers } from '../policy.ts'
import { keepHandOver } from '../repository/session.ts'
import { newSecret } from '../secrets.ts'

const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const hashOf = async (school: School) => (await school.as('teacher')(auth.behalfHash)).body.hash
const comeWith = (school: School, hash: string) => school.asNobody(auth.behalf, { body: { hash } })
const seenBy = async (school: School, token: string) => (await school.asNobody(auth.userInfo, {}, { token })).body

test('a hash signs its person in elsewhere, once', async ({ school }) => {
  const hash = await hashOf(school)

  const { status, body } = await comeWith(school, hash)
  expect(status).toBe(200)
  expect(await seenBy(school, body.access_token)).toMatchObject({ userId: school.people.teacher.userId })

  const again = await comeWith(school, hash)
  expect(again).toMatchObject({ status: 422, body: { code: 'auth.hand-over-refused' } })
})

test('two who come with one hash at the same moment do not both get in', async ({ school }) => {
  const hash = await hashOf(school)

  const both = await Promise.all([comeWith(school, hash), comeWith(school, hash)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
})

test('a hash is good for a minute', async ({ school }) => {
  const [early, late] = [await hashOf(school), await hashOf(school)]

  school.house.setClock(later(59))
  expect((await comeWith(school, early)).status).toBe(200)
  school.house.setClock(later(60))
  expect((await comeWith(school, late)).status).toBe(422)
})

test('an invented hash is refused', async ({ school }) => {
  expect((await comeWith(school, 'a-hash-nobody-made')).body.code).toBe('auth.hand-over-refused')
})

test('a hash of an account that was blocked meanwhile is refused, and so is one of somebody who left', async ({
  school,
}) => {
  const { teacher } = school.people
  const hash = await hashOf(school)
  await school.db.updateTable('account').set({ blocked_at: now }).where('id', '=', teacher.accountId).execute()
  expect(await comeWith(school, hash)).toMatchObject({ status: 403, body: { code: 'auth.blocked.employee' } })

  await school.db.updateTable('app_user').set({ archived_at: now }).where('id', '=', teacher.userId).execute()
  expect(await comeWith(school, hash)).toMatchObject({ status: 403, body: { code: 'auth.place-lost' } })
})

test('where no tutor service is configured there is no tutor hash', async ({ school }) => {
  expect(await school.as('teacher')(auth.tutorHash)).toMatchObject({ status: 404, body: { code: 'not-found' } })
})

test('where a tutor service is configured the hash comes with its address, and signs nobody in here', async ({
  school,
}) => {
  const speak = await configured(school, { TUTOR_URL: 'https://tutor.example/enter' })

  const { body } = await speak(auth.tutorHash, {}, { token: await school.tokenOf('teacher') })
  expect(body.url).toBe('https://tutor.example/enter')
  expect(await comeWith(school, body.hash)).toMatchObject({ status: 422, body: { code: 'auth.hand-over-refused' } })
})

const password = 'kitap7'
async function signedIn(school: School) {
  const person = await school.newcomer('teacher', { passwordHash: await hashPassword(password) })
  const enter = async () => (await school.asNobody(auth.login, { body: { login: person.login, password } })).body
  return { enter, token: (await enter()).access_token }
}
const hashBy = async (school: School, token: string) =>
  (await school.asNobody(auth.behalfHash, {}, { token })).body.hash

test('a hash dies with the sign-out of the session that asked for it', async ({ school }) => {
  const { token } = await signedIn(school)
  const hash = await hashBy(school, token)
  await school.asNobody(auth.logout, {}, { token })

  expect((await comeWith(school, hash)).status).toBe(422)
})

test('a change of the password voids every hash of the account, also those of the session that changed it', async ({
  school,
}) => {
  const { enter, token } = await signedIn(school)
  const thief = (await enter()).access_token
  const hashes = [await hashBy(school, thief), await hashBy(school, token)]
  const draft = { old_password: password, password: 'dala-22-tau', password_confirmation: 'dala-22-tau' }
  expect((await school.asNobody(auth.passwordChange, { body: draft }, { token })).status).toBe(200)

  for (const hash of hashes) expect((await comeWith(school, hash)).status).toBe(422)
})

test('a hash of a session that was ended from the history is refused', async ({ school }) => {
  const { enter, token } = await signedIn(school)
  const thief = (await enter()).access_token
  const hash = await hashBy(school, thief)
  const { rows } = (await school.asNobody(auth.history, { query: {} }, { token })).body
  const other = rows.find(({ session }) => session && !session.current)?.session?.id ?? ''
  await school.asNobody(auth.endSession, { body: { id: other } }, { token })

  expect((await comeWith(school, hash)).status).toBe(422)
})

test('a person goes over to another of their places, and comes back to it next time (M-31)', async ({
  school,
  otherSchool,
}) => {
  const { teacher } = school.people
  const { id } = await school.db
    .insertInto('app_user')
    .values({ person_id: teacher.personId, school_id: otherSchool.id, role: 'zavuch' })
    .returning('id')
    .executeTakeFirstOrThrow()

  const related = await school.as('teacher')(auth.relatedAccounts)
  expect(related.body).toMatchObject([
    { userId: teacher.userId, role: 'teacher', current: true },
    { userId: id, role: 'zavuch', current: false },
  ])

  const { body } = await school.as('teacher')(auth.relatedAuth, { body: { userId: id } })
  expect(await seenBy(school, body.access_token)).toMatchObject({ role: 'zavuch', school: { id: otherSchool.id } })
  const renewed = await school.asNobody(auth.refresh, { body: { refreshToken: body.refresh_token ?? '' } })
  expect(await seenBy(school, renewed.body.access_token)).toMatchObject({ userId: id })
})

test('nobody goes over to the place of somebody else', async ({ school }) => {
  const refused = await school.as('teacher')(auth.relatedAuth, { body: { userId: school.people.director.userId } })
  expect(refused).toMatchObject({ status: 404, body: { code: 'not-found' } })
})

test('a page that goes over keeps its cookie, and its next refresh is of the new place', async ({
  school,
  otherSchool,
}) => {
  const { enter, token } = await signedIn(school)
  const first = await enter()
  const { accountId } = claimsOf(token)
  const { person_id } = await school.db
    .selectFrom('account')
    .select('person_id')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const { id } = await school.db
    .insertInto('app_user')
    .values({ person_id, school_id: otherSchool.id, role: 'zavuch' })
    .returning('id')
    .executeTakeFirstOrThrow()

  const page = { origin: 'http://127.0.0.1:3000', cookie: `r_t=${first.refresh_token}` }
  const gone = await school.asNobody(auth.relatedAuth, { body: { userId: id } }, { ...page, token: first.access_token })
  expect(gone.body).not.toHaveProperty('refresh_token')
  const renewed = await school.asNobody(auth.refresh, { body: {} }, page)
  expect(await seenBy(school, renewed.body.access_token)).toMatchObject({ userId: id, role: 'zavuch' })
})

const claimsOf = (token: string): { accountId: number } => {
  const { acc } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return { accountId: acc }
}

// The last one: from here on the address of this file's people has used its minute up.
test('a school behind one address is handed over in one minute, and who guesses from it is held up', async ({
  school,
}) => {
  const { userId, accountId } = school.people.teacher
  await hashOf(school)
  const session = school.db.selectFrom('session').select('id').where('account_id', '=', accountId)
  const { id: sessionId } = await session.executeTakeFirstOrThrow()
  for (let person = 0; person < 2 * refusedHandOvers; person++) {
    const { secret, hash } = newSecret()
    await keepHandOver(school.db, { hash, userId, sessionId, audience: 'ustaz', now, seconds: 60 })
    expect((await comeWith(school, secret)).status).toBe(200)
  }
  const guesses: number[] = []
  for (let guess = 0; guess <= refusedHandOvers; guess++)
    guesses.push((await comeWith(school, `a-hash-that-nobody-made-${guess}`)).status)
  expect([guesses[0], guesses.at(-1)]).toEqual([422, 429])
})
