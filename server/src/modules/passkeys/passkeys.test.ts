import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { auth } from '@qalam/contract/auth/api.ts'
import { passkeys } from '@qalam/contract/passkeys/api.ts'
import { expect } from 'vitest'
import { hashPassword } from '#modules/auth/public.ts'
import { now, type School, test } from '#platform/testing/school.ts'

const password = 'kitap7dala'
const kept = hashPassword(password)
const site = { host: 'localhost' }
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

/** The little of CBOR that a passkey is written in: small numbers, bytes, texts, maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, size: number) => {
    const kind = major << 5
    if (size < 24) return Buffer.from([kind | size])
    return size < 256 ? Buffer.from([kind | 24, size]) : Buffer.from([kind | 25, size >> 8, size & 255])
  }
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const pairs = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as number)])
  return Buffer.concat([head(5, value.size), ...pairs])
}

/** A device that makes one passkey and shows it; `verified` says whether it asked its person for a finger. */
function device({ origin = 'http://localhost:3000', rpId = 'localhost', verified = true } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = sha256(x).subarray(0, 16)
  const key = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ])
  const flags = verified ? 0x05 : 0x01
  const said = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }))
  const frame = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const }

  const make = (challenge: string) => {
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)])
    const data = Buffer.concat([sha256(rpId), Buffer.from([flags | 0x40]), Buffer.alloc(4), credential])
    const attestation = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]),
    )
    const response = {
      clientDataJSON: said('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    }
    return { ...frame, response }
  }
  const show = (challenge: string) => {
    const client = said('webauthn.get', challenge)
    const data = Buffer.concat([sha256(rpId), Buffer.from([flags]), Buffer.alloc(4)])
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
    const response = {
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    }
    return { ...frame, response }
  }
  return { id: frame.id, make, show }
}

async function personWith(school: School, one = device()) {
  const person = await school.newcomer('teacher', { passwordHash: await kept })
  const { body } = await school.asNobody(auth.login, { body: { login: person.login, password } })
  const headers = { token: body.access_token, ...site }
  const begun = await school.asNobody(passkeys.begin, { body: { password } }, headers)
  const made = one.make(begun.body.challenge)
  const added = await school.asNobody(passkeys.add, { body: { name: 'Ноутбук', made } }, headers)
  return { ...person, headers, device: one, made, added: added.status }
}
const challengeOf = async (school: School) => (await school.asNobody(passkeys.ask, {}, site)).body.challenge
const enter = (school: School, shown: ReturnType<ReturnType<typeof device>['show']>) =>
  school.asNobody(passkeys.enter, { body: { shown } }, site)
const refused = { status: 422, body: { code: 'passkeys.refused' } }

test('a passkey signs its person in without a password, each answer once', async ({ school }) => {
  const person = await personWith(school)
  expect(person.added).toBe(200)
  const shown = person.device.show(await challengeOf(school))

  const inside = await enter(school, shown)
  expect(inside.status).toBe(200)
  const { body } = await school.asNobody(auth.userInfo, {}, { token: inside.body.access_token })
  expect(body.login).toBe(person.login)
  expect(await enter(school, shown)).toMatchObject(refused)
})

test('an answer that is five minutes old, to an invented challenge, or by an unknown passkey is refused', async ({
  school,
}) => {
  const { device: mine, headers } = await personWith(school)
  const challenge = await challengeOf(school)
  expect(await enter(school, device().show(challenge))).toMatchObject(refused)
  expect(await enter(school, mine.show(Buffer.alloc(54).toString('base64url')))).toMatchObject(refused)
  const { body } = await school.asNobody(passkeys.begin, { body: { password } }, headers)
  expect(await enter(school, mine.show(body.challenge))).toMatchObject(refused)

  school.house.setClock(later(5))
  expect(await enter(school, mine.show(challenge))).toMatchObject(refused)
})

for (const [about, one] of [
  ['of another site', { origin: 'https://qalam.example', rpId: 'qalam.example' }],
  ['that a false page of the same name asked for', { origin: 'http://localhost.example' }],
  ['whose device asked its person for nothing', { verified: false }],
] as const)
  test(`a passkey ${about} is not kept`, async ({ school }) => {
    expect((await personWith(school, device(one))).added).toBe(422)
  })

test('adding asks for the password, and what was begun for one account is not kept for another', async ({ school }) => {
  const { headers } = await personWith(school)
  const wrong = await school.asNobody(passkeys.begin, { body: { password: 'oops' } }, headers)
  expect(wrong.status).toBe(422)

  const other = await personWith(school)
  const { body } = await school.asNobody(passkeys.begin, { body: { password } }, other.headers)
  const made = device().make(body.challenge)
  expect(await school.asNobody(passkeys.add, { body: { name: 'A', made } }, headers)).toMatchObject(refused)
})

test('a passkey is renamed and removed by its person alone, and then opens nothing', async ({ school }) => {
  const { device: mine, headers } = await personWith(school)
  const stranger = await personWith(school)
  const rename = (by: typeof headers) =>
    school.asNobody(passkeys.rename, { body: { id: mine.id, name: 'Телефон' } }, by)
  expect((await rename(stranger.headers)).status).toBe(404)
  expect((await rename(headers)).status).toBe(200)
  expect((await school.asNobody(passkeys.list, {}, headers)).body).toMatchObject([{ name: 'Телефон', usedAt: null }])

  const remove = (by: typeof headers) => school.asNobody(passkeys.remove, { body: { id: mine.id } }, by)
  expect((await remove(stranger.headers)).status).toBe(404)
  expect((await remove(headers)).status).toBe(200)
  expect(await enter(school, mine.show(await challengeOf(school)))).toMatchObject(refused)
})

test('once the school gave a new password, passkeys from before open nothing', async ({ school }) => {
  const { device: mine, accountId } = await personWith(school)
  await school.db
    .insertInto('password_event')
    .values({ account_id: accountId, at: later(1), kind: 'reset' })
    .execute()
  expect(await enter(school, mine.show(await challengeOf(school)))).toMatchObject(refused)
})

test('an account that the school blocked is not entered by a passkey either', async ({ school }) => {
  const { device: mine, accountId } = await personWith(school)
  await school.db.updateTable('account').set({ blocked_at: now }).where('id', '=', accountId).execute()
  expect(await enter(school, mine.show(await challengeOf(school)))).toMatchObject({ status: 403 })
})
