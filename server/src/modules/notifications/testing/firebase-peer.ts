import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose'
import { Agent, createServer } from 'node:https'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cert, key } from './push-peer.ts'

type Answer = { status: number; errorCode?: string }
type Message = { token: string; notification: object; data: Record<string, string> }

const account = { project_id: 'qalam-school', client_email: 'push@qalam-school.iam.example.com', private_key_id: 'k1' }

/** Google's token service and Firebase Cloud Messaging behind one address: it believes nobody without a proper signature. */
export async function firebasePeer() {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const messages: Message[] = []
  const asked = { tokens: 0 }
  let answerTo = (_token: string): Answer => ({ status: 200 })
  let isRefused = false
  let wait: string | undefined
  const origin = () => `https://127.0.0.1:${(server.address() as AddressInfo).port}`

  const giveToken = async (form: URLSearchParams): Promise<[number, object]> => {
    asked.tokens++
    const expected = { issuer: account.client_email, audience: `${origin()}/token`, maxTokenAge: '1h' }
    const proved = await jwtVerify(form.get('assertion') ?? '', publicKey, {
      ...expected,
      algorithms: ['RS256'],
    }).catch(() => null)
    const isRight =
      form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer' &&
      proved?.protectedHeader.kid === account.private_key_id &&
      proved.payload['scope'] === 'https://www.googleapis.com/auth/firebase.messaging'
    if (!isRight || isRefused) return [400, { error: 'invalid_grant' }]
    return [200, { access_token: `given-${asked.tokens}`, expires_in: 3_599, token_type: 'Bearer' }]
  }
  const take = (request: IncomingMessage, body: string): [number, object] => {
    if (request.headers.authorization !== `Bearer given-${asked.tokens}`) return [401, { error: { details: [] } }]
    const message: Message = JSON.parse(body).message
    messages.push(message)
    const { status, errorCode } = answerTo(message.token)
    return status === 200
      ? [200, { name: 'x' }]
      : [status, { error: { code: status, details: errorCode ? [{ errorCode }] : [] } }]
  }
  const server = createServer({ cert, key }, (request, reply) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    const answer = async () => {
      const isSending = request.url === `/v1/projects/${account.project_id}/messages:send`
      const [status, said] = isSending ? take(request, body) : await giveToken(new URLSearchParams(body))
      reply.writeHead(status, isSending && wait !== undefined ? { 'retry-after': wait } : {}).end(JSON.stringify(said))
    }
    request.on('end', () => void answer())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    host: origin().slice('https://'.length),
    account: {
      ...account,
      private_key: await exportPKCS8(privateKey),
      token_uri: `${origin()}/token`,
      messages_uri: origin(),
    },
    agent: new Agent({ ca: cert }),
    messages,
    asked,
    /** To all devices or to each; `retryAfter` in seconds. */
    answers: (next: Answer | ((token: string) => Answer), retryAfter?: string) => {
      answerTo = typeof next === 'function' ? next : () => next
      wait = retryAfter
    },
    /** The account is refused from now on. */
    refuse: (refused: boolean) => void (isRefused = refused),
    close: () => new Promise<unknown>((done) => server.close(done)),
  }
}
