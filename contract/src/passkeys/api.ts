import { z } from 'zod'
import { TokenData } from '../auth/api.ts'
import { Instant } from '../kernel/dates.ts'
import { Done, get, post } from '../kernel/endpoint.ts'

/** Bytes as WebAuthn writes them into JSON. */
const Bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/)
const CredentialId = Bytes(1400)
const Name = z.string().trim().min(1).max(60)
const Password = z.string().min(1).max(200)
const Transports = z.array(z.string().max(30)).max(10)

/** What a browser answers to the making of a passkey; what is not looked at is left out. */
const Made = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Bytes(4000),
    attestationObject: Bytes(20_000),
    transports: Transports.optional(),
  }),
})

/** What a browser answers to a sign-in by a passkey. */
const Shown = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: Bytes(4000), authenticatorData: Bytes(4000), signature: Bytes(4000) }),
})
export type Made = z.infer<typeof Made>
export type Shown = z.infer<typeof Shown>

const Known = z.object({ id: CredentialId, type: z.literal('public-key') })

const Passkey = z.object({ id: CredentialId, name: z.string(), since: Instant, usedAt: Instant.nullable() })

const root = '/api/v3/os/auth/passkeys'

/** Sign-in by a passkey instead of a password (WebAuthn). */
export const passkeys = {
  ask: post(`${root}/ask`, {
    roles: 'public',
    about: 'What a browser needs to sign somebody in by a passkey; the same for everybody, good for five minutes.',
    response: z.object({
      challenge: z.string(),
      rpId: z.string(),
      timeout: z.int(),
      userVerification: z.literal('required'),
    }),
  }),
  enter: post(`${root}/enter`, {
    roles: 'public',
    ownTransactions: true,
    about:
      'Signs in by a passkey. 422 passkeys.refused for an unknown one, one from before the school gave a new password, or an answer that was used. No code is asked: the device has asked for a finger, a face or its PIN.',
    body: z.object({ shown: Shown }),
    response: TokenData,
  }),
  list: get(root, {
    roles: 'anyone',
    about: 'The passkeys of the caller, the newest first.',
    response: z.array(Passkey).max(20),
  }),
  begin: post(`${root}/begin`, {
    roles: 'anyone',
    perMinute: 20,
    secret: true,
    ownTransactions: true,
    about: 'What a browser needs to make a passkey. Asks for the password.',
    body: z.object({ password: Password }),
    response: z.object({
      challenge: z.string(),
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })).max(10),
      timeout: z.int(),
      attestation: z.literal('none'),
      excludeCredentials: z.array(Known).max(20),
      authenticatorSelection: z.object({
        residentKey: z.literal('required'),
        requireResidentKey: z.literal(true),
        userVerification: z.literal('required'),
      }),
    }),
  }),
  add: post(`${root}/add`, {
    roles: 'anyone',
    perMinute: 20,
    ownTransactions: true,
    about: 'Keeps a passkey that a browser has made, under a name. 422 passkeys.refused, passkeys.too-many after ten.',
    body: z.object({ name: Name, made: Made }),
    response: Done,
  }),
  rename: post(`${root}/rename`, {
    roles: 'anyone',
    about: 'Another name for a passkey of the caller.',
    body: z.object({ id: CredentialId, name: Name }),
    response: Done,
  }),
  remove: post(`${root}/remove`, {
    roles: 'anyone',
    about: 'A passkey of the caller opens nothing any more.',
    body: z.object({ id: CredentialId }),
    response: Done,
  }),
}
