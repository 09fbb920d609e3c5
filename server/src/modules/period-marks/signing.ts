import { createHash, createPrivateKey, createPublicKey, hkdfSync, sign, verify } from 'node:crypto'

/** What stands before the 32 bytes of an Ed25519 key in its PKCS #8 form (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The key by which an installation signs closed periods, derived from its secret: every process has the same one. */
export function signerWith(appSecret: string) {
  const seed = Buffer.from(hkdfSync('sha256', appSecret, 'period-closing', 'ed25519', 32))
  const key = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' })
  const known = createPublicKey(key)
  const publicKey = known.export({ format: 'der', type: 'spki' })
  return {
    publicKey: publicKey.toString('base64'),
    keyId: createHash('sha256').update(publicKey).digest('hex').slice(0, 16),
    sign: (text: string): Buffer => sign(null, Buffer.from(text), key),
    isValid: (text: string, signature: Buffer): boolean => verify(null, Buffer.from(text), known, signature),
  }
}
export type Signer = ReturnType<typeof signerWith>
