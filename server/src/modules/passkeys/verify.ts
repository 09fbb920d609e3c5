import type { Made, Shown } from '@qalam/contract/passkeys/api.ts'
import { z } from 'zod'
import type { PasskeyRow } from './repository.ts'
import type { Site } from './site.ts'

/** Ed25519, P-256 and RSA with SHA-256: one of them every device knows. */
export const algorithms = [-8, -7, -257]

// Thirty megabytes that a process without passkeys does not take.
const webAuthn = () => import('@simplewebauthn/server')

const ClientData = z.object({ origin: z.url().max(300), challenge: z.string().max(200) })

/** What the browser says it was asked and where; null when it says nothing of the kind. */
export function saidIn(clientDataJson: string): z.infer<typeof ClientData> | null {
  try {
    return ClientData.parse(JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8')))
  } catch {
    return null
  }
}

type Question = { site: Site; isAsked: (challenge: string) => boolean }

export type NewPasskey = { id: string; publicKey: Buffer; counter: number; transports: string[] }

/** A passkey that was made for this site, by a device that asked for its person; null for anything else. */
export async function passkeyIn(made: Made, { site, isAsked }: Question): Promise<NewPasskey | null> {
  const said = saidIn(made.response.clientDataJSON)
  if (!said || !site.isOrigin(said.origin)) return null
  const { verifyRegistrationResponse } = await webAuthn()
  const checked = await verifyRegistrationResponse({
    response: withoutGaps(made),
    expectedChallenge: isAsked,
    expectedOrigin: said.origin,
    expectedRPID: site.id,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null)
  if (!checked?.verified) return null
  const { id, publicKey, counter } = checked.registrationInfo.credential
  return { id, publicKey: Buffer.from(publicKey), counter, transports: made.response.transports ?? [] }
}

/** The new count of a passkey whose answer is right; null when it is not. */
export async function countIn(shown: Shown, row: PasskeyRow, { site, isAsked }: Question): Promise<number | null> {
  const said = saidIn(shown.response.clientDataJSON)
  if (!said || !site.isOrigin(said.origin)) return null
  const credential = { id: row.id, publicKey: new Uint8Array(row.public_key), counter: row.counter }
  const { verifyAuthenticationResponse } = await webAuthn()
  const checked = await verifyAuthenticationResponse({
    response: { ...shown, clientExtensionResults: {} },
    expectedChallenge: isAsked,
    expectedOrigin: said.origin,
    expectedRPID: site.id,
    credential,
  }).catch(() => null)
  return checked?.verified ? checked.authenticationInfo.newCounter : null
}

/** Extensions and transports are not looked at. */
const withoutGaps = ({ response: { transports: _, ...response }, ...made }: Made) => ({
  ...made,
  response,
  clientExtensionResults: {},
})
