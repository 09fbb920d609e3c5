import { createServer, type IncomingMessage } from 'node:http'
import { setTimeout as later } from 'node:timers/promises'
import { clientId, type Diary, issue, type DiaryKind, kinds, known, redeem } from './diary.ts'
import { lobby } from './page.ts'

type Sent = { status: number; type: string; body: string; location?: string }
const json = (body: object, status = 200): Sent => ({ status, type: 'application/json', body: JSON.stringify(body) })
const refused = json({ error: 'invalid_grant' }, 400)

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const part of request) {
    text += String(part)
    if (text.length > 10_000) return new URLSearchParams()
  }
  return new URLSearchParams(text)
}

/** The code is brought by the shop itself, which proves who it is. */
async function token(diary: Diary, form: URLSearchParams): Promise<Sent> {
  const isShop = form.get('client_id') === clientId && form.get('client_secret') === diary.secret
  if (!isShop || form.get('grant_type') !== 'authorization_code') return json({ error: 'invalid_client' }, 401)
  const granted = redeem(diary, form.get('code') ?? '', Date.now())
  if (!granted) return refused
  if (granted.kind === 'slow') await later(diary.slow)
  return json({ access_token: granted.token, token_type: 'Bearer', expires_in: 600 })
}

/** Who the person is, and their school. */
function told(diary: Diary, path: string, header: string | undefined): Sent {
  const person = known(diary, (header ?? '').replace(/^Bearer /, ''))
  if (person === 'away') return json({ error: 'unavailable' }, 503)
  if (!person) return json({ error: 'invalid_token' }, 401)
  const { key: _, school, ...context } = person
  if (path === '/me/context') return json(context)
  return school ? json(school) : json({ error: 'not_found' }, 404)
}

/** The person says yes in their diary, and its page sends them over with a code. */
function enter(diary: Diary, asked: URLSearchParams): Sent {
  const kind: DiaryKind = kinds.find((one) => one === asked.get('kind')) ?? 'good'
  const code = issue(diary, asked.get('as') ?? '', kind, Date.now())
  if (code === null) return json({ error: 'not_found' }, 404)
  const location = `${diary.shop}/merge?code=${code}`
  return { status: 303, type: 'text/plain', body: '', location }
}

async function answer(diary: Diary, request: IncomingMessage): Promise<Sent> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  if (pathname === '/token' && request.method === 'POST') return token(diary, await formOf(request))
  if (pathname === '/me/context' || pathname === '/me/school')
    return told(diary, pathname, request.headers.authorization)
  if (pathname === '/enter') return enter(diary, searchParams)
  if (pathname === '/' || pathname === '/authorize')
    return { status: 200, type: 'text/html; charset=utf-8', body: lobby }
  if (pathname === '/favicon.ico') return { status: 204, type: 'image/x-icon', body: '' }
  return json({ error: 'not_found' }, 404)
}

/** The diary over HTTP, on this computer alone. */
export async function serveDiary(diary: Diary, port: number): Promise<{ address: string }> {
  const server = createServer((request, response) => {
    answer(diary, request)
      .catch(() => json({ error: 'server_error' }, 500))
      .then(({ status, type, body, location }) => {
        response.writeHead(status, { 'content-type': type, ...(location && { location }) }).end(body)
      })
      .catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const place = server.address()
  return { address: `http://localhost:${typeof place === 'object' && place ? place.port : port}` }
}
