import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const nonceBytes = 12
const tagBytes = 16

/**
 * Seals and opens small secrets with a key that is derived from the secret of the installation: whoever reads the
 * database alone, such as a copy of it, learns none of them. The account is bound in, so that no row is good for another.
 */
export function sealsWith(appSecret: string) {
  const key = Buffer.from(hkdfSync('sha256', appSecret, 'second-factor', 'seal', 32))
  const boundTo = (accountId: number) => Buffer.from(String(accountId))

  const seal = (secret: Buffer, accountId: number): Buffer => {
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(boundTo(accountId))
    const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
  }
  const open = (sealed: Buffer, accountId: number): Buffer => {
    const body = sealed.subarray(nonceBytes + tagBytes)
    const opened = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes)).setAAD(boundTo(accountId))
    opened.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
    return Buffer.concat([opened.update(body), opened.final()])
  }
  return { seal, open }
}
