import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

type Keys = { accessKey: string; secretKey: string }
export type S3Peer = { endpoint: string; objects: Map<string, Buffer>; close: () => Promise<void> }

/**
 * An S3 server of a test's own: objects of one bucket in memory, addressed by path. It lets nobody in whose request is
 * not signed as AWS Signature Version 4 wants it, whose signature is older than fifteen minutes, or whose body is
 * another one than was signed.
 */
export async function openS3Peer(bucket: string, keys: Keys): Promise<S3Peer> {
  const objects = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    void answerTo(request).then(({ status, body }) => response.writeHead(status).end(body))
  })

  async function answerTo(request: IncomingMessage): Promise<{ status: number; body: Buffer | string }> {
    const sent = await buffer(request)
    const url = new URL(request.url ?? '/', 'http://peer')
    if (!isSigned(request, url, sent, keys)) return refusal(403, 'SignatureDoesNotMatch')
    const [, at, key = ''] = url.pathname.split('/')
    if (at !== bucket) return refusal(404, 'NoSuchBucket')
    if (request.method === 'PUT') {
      objects.set(key, sent)
      return { status: 200, body: '' }
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return { status: 204, body: '' }
    }
    const held = objects.get(key)
    if (!held) return refusal(404, 'NoSuchKey')
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    return from ? { status: 206, body: held.subarray(Number(from), Number(to) + 1) } : { status: 200, body: held }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const close = () => new Promise<void>((resolve) => (server.closeAllConnections(), server.close(() => resolve())))
  return { endpoint: `http://127.0.0.1:${port}`, objects, close }
}

const refusal = (status: number, code: string) => ({
  status,
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
})

const hashOf = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')
const signed = (key: Buffer | string, words: string): Buffer => createHmac('sha256', key).update(words).digest()
const form =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/

/** Makes the signature anew from the request and the secret, as "Authenticating Requests (AWS Signature Version 4)" says. */
function isSigned(
  { method, headers }: IncomingMessage,
  url: URL,
  sent: Buffer,
  { accessKey, secretKey }: Keys,
): boolean {
  const [, caller, day = '', region = '', names = '', signature] = form.exec(headers.authorization ?? '') ?? []
  const [moment, bodyHash] = [String(headers['x-amz-date']), String(headers['x-amz-content-sha256'])]
  const said = moment.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
  if (caller !== accessKey || !(Math.abs(Date.now() - Date.parse(said)) < 15 * 60_000)) return false
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== hashOf(sent)) return false

  const query = [...url.searchParams].map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const request = [method, url.pathname, query.toSorted().join('&'), lines.join(''), names, bodyHash].join('\n')
  const words = ['AWS4-HMAC-SHA256', moment, `${day}/${region}/s3/aws4_request`, hashOf(request)].join('\n')
  const key = ['s3', 'aws4_request'].reduce(signed, signed(signed(`AWS4${secretKey}`, day), region))
  return signed(key, words).toString('hex') === signature
}
