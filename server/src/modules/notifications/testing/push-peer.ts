import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto'
import { Agent, createServer } from 'node:https'
import type { AddressInfo } from 'node:net'

/** A certificate of localhost that only tests trust. */
export const cert = `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUXhqNH8frxJtqJTN/v/5Il63/Tj4wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNTA0MjAwMFoYDzIxMjYxMTAx
MDQyMDAwWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATOZechhlUtAA70fEi69WLU+P7x0J69tLHiPJMQ7YMGfSpXT8f61KkJ
Ryty4wVvH4KV82VjsBO+ckc4TTD8ii4wo28wbTAdBgNVHQ4EFgQUqL6/vkbXO0Lt
aZXIWWAKu236LSQwHwYDVR0jBBgwFoAUqL6/vkbXO0LtaZXIWWAKu236LSQwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIgOzIyChflVtzUYC03x4/UsajPp8ePXeC6ufLcrEFmnFkCIQD/
rnoYr53g+SUAtItf+mgwpUHfIob/cpoiT7nAfTJUwA==
-----END CERTIFICATE-----`
export const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgDGESjcTF3R4flShY
3W/Hr0ZpoqgD1RBYZUiTyekLEVuhRANCAATOZechhlUtAA70fEi69WLU+P7x0J69
tLHiPJMQ7YMGfSpXT8f61KkJRyty4wVvH4KV82VjsBO+ckc4TTD8ii4w
-----END PRIVATE KEY-----`

type Received = { path: string; topic: string | undefined; text: string }

/** A push service with one browser behind it: it opens what was sent as that browser would (RFC 8291). */
export async function pushPeer() {
  const ecdh = createECDH('prime256v1')
  const publicKey = ecdh.generateKeys()
  const auth = randomBytes(16)
  const received: Received[] = []
  let answer = 201
  const server = createServer({ cert, key }, (request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const text = opened(Buffer.concat(parts), { ecdh, publicKey, auth })
      received.push({ path: request.url ?? '', topic: request.headers['topic']?.toString(), text })
      reply.writeHead(answer).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    host: `localhost:${port}`,
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    agent: new Agent({ ca: cert }),
    received,
    answers: (status: number) => void (answer = status),
    close: () => new Promise<unknown>((done) => server.close(done)),
  }
}

type Browser = { ecdh: ReturnType<typeof createECDH>; publicKey: Buffer; auth: Buffer }

const hmac = (secret: Buffer, ...parts: (Buffer | string)[]): Buffer => {
  const made = createHmac('sha256', secret)
  for (const part of parts) made.update(part)
  return made.digest()
}

function opened(body: Buffer, { ecdh, publicKey, auth }: Browser): string {
  const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)]
  const sender = body.subarray(21, 21 + length)
  const sealed = body.subarray(21 + length)
  const shared = hmac(auth, ecdh.computeSecret(sender))
  const secret = hmac(salt, hmac(shared, 'WebPush: info\0', publicKey, sender, Buffer.from([1])))
  const contentKey = hmac(secret, 'Content-Encoding: aes128gcm\0\x01').subarray(0, 16)
  const nonce = hmac(secret, 'Content-Encoding: nonce\0\x01').subarray(0, 12)
  const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  // What follows the last 2 is padding.
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}
