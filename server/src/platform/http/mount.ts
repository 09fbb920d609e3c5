import { type Language, defaultLanguage, languageOf } from '@qalam/contract/kernel/languages.ts'
import { localDay } from '@qalam/contract/kernel/calendar.ts'
import { accessDenied, filesUnexpected, type Problem } from '@qalam/contract/kernel/problem.ts'
import type { Endpoint } from '@qalam/contract/kernel/endpoint.ts'
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { KeptRefusal } from '../access.ts'
import { type Actor, guest } from '../actor.ts'
import { Bare } from '../bare.ts'
import type { Cache } from '../cache.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Turns } from '../db/turns.ts'
import { type AnnouncedEvent, type StoredEvent, storeEvents } from '../events/outbox.ts'
import { announceTo, changing } from './announcing.ts'
import { driftOf } from './drift.ts'
import { addressOf, isFromHere } from './address.ts'
import { say } from './errors.ts'
import { answeredBefore, keepAnswer } from './idempotency.ts'
import { networkOf } from '../network.ts'
import type { Limiter, ProcessLimiter } from './limits.ts'
import { makePacker } from './packing.ts'
import { mountRaw } from './raw-bodies.ts'
import { isFile, isReady, isWired, ready } from './ready.ts'
import type { Route } from './routes.ts'
import { type Identify, signedIn } from './signed-in.ts'
import { sendFile } from './send-file.ts'
import { noFiles, type TakeFiles, type TakenFiles } from './uploads.ts'
import { wellFormed } from './wellformed.ts'

export type Services = {
  db: Db
  /** Writes of one school that are under way at a time are bounded. */
  turns: Turns
  cache: Cache
  clock: () => Date
  identify: Identify
  /** Product-wide refusals that depend on the endpoint and the actor, such as a missing subscription. */
  gate: (endpoint: Endpoint, actor: Actor, now: Date) => Promise<void>
  limit: Limiter
  takeFiles: TakeFiles
  /** Limits calls whose endpoint names no limit of its own. */
  ordinary: ProcessLimiter
  /** Calls a minute of one person to one endpoint in one process where the endpoint names no limit. */
  callsPerMinute: number
  /** Hands on the events of a call that was committed. */
  publish: (events: StoredEvent[]) => void
  /** Share of ready-made answers whose shape is checked: 1 in tests. */
  checkShare: number
  /** Is told of a ready-made answer of another shape than its endpoint's: fails in tests, is logged in production. */
  drifted: (endpoint: string, where: string) => void
  languageOfHost: (host: string) => Language
  /** People come over https, whatever this process hears: cookies are Secure. */
  isSecure: boolean
}

type Note = { kind: 'alert' | 'warning'; text: string }
type Outcome = {
  answer: unknown
  refusal?: Problem
  notes: Note[]
  events: StoredEvent[]
  cookies: Parameters<Context['setCookie']>[]
  /** What was answered before is answered again. */
  isRepeat?: boolean
}

/** One request: who asks, may this role ask, is it well formed, one transaction, one answer. */
export function mount(app: FastifyInstance, { endpoint, handle, admit }: Route, services: Services): void {
  if (endpoint.files && !admit) throw new Error(`Nobody is asked before files are read: ${endpoint.path}`)
  const isAlone = endpoint.method !== 'GET' && !endpoint.ownTransactions

  const perform = async (request: FastifyRequest, reply: FastifyReply) => {
    const now = services.clock()
    if (!endpoint.files) refuseForm(request, reply)
    const actor = await whoAsks(endpoint, request, services, now)
    const input = wellFormed(endpoint, request)
    const key = idempotencyKey(endpoint, request)
    const contextOn = (db: Db, files: Context['files']) => makeContext(request, actor, db, now, services, files)

    // The policy answers before a byte of a file is read.
    await admit?.(contextOn(services.db, []).context, input)
    const taken = endpoint.files ? await services.takeFiles(request, endpoint.files, actor, now) : noFiles

    const run = async (db: Db): Promise<Outcome> => {
      const before = { caller: `${actor.accountId}:${actor.userId}`, name: `${endpoint.method} ${endpoint.path}` }
      const asked = taken.digests.length > 0 ? { ...input, files: taken.digests } : input
      if (key) {
        const answer = await answeredBefore(db, key, before.caller, before.name, asked)
        if (answer !== null)
          return { answer: ready(JSON.stringify(answer)), notes: [], events: [], cookies: [], isRepeat: true }
      }
      const { context, outcome, announced, stored } = contextOn(db, taken.files)
      const answer = await handle(context, input).then(
        (given) => sealed(endpoint, given, services),
        (error: unknown) => {
          if (!(error instanceof KeptRefusal)) throw error
          outcome.refusal = error.problem
        },
      )
      if (key && !outcome.refusal && !isFile(answer, endpoint))
        await keepAnswer(db, key, before.caller, before.name, asked, valueOf(answer), now)
      return { ...outcome, answer, events: [...stored, ...(await storeEvents(db, announced, now))] }
    }

    const write = () => services.turns(actor.schoolId, () => inTransaction(services.db, run))
    const outcome = await undoing(taken, () => (isAlone ? write() : run(services.db)))
    services.publish(outcome.events)
    if (outcome.refusal) throw outcome.refusal
    return send(reply, endpoint, outcome, services.isSecure)
  }

  // A part of a file is counted in the bytes of the file itself.
  const compressed = endpoint.answers === 'file' ? { compress: false as const } : {}
  const urls = [endpoint.path, ...endpoint.aliases]
  if (endpoint.raw) return mountRaw(app, endpoint.method, urls, perform)
  for (const url of urls) app.route({ method: endpoint.method, url, handler: perform, ...compressed })
}

/** A multipart request to an endpoint that takes no files is refused unread, and the connection is closed. */
function refuseForm(request: FastifyRequest, reply: FastifyReply): void {
  if (!request.isMultipart?.()) return
  reply.header('connection', 'close')
  throw filesUnexpected()
}

/** Files of a request that failed, or that was answered before, are taken back. */
async function undoing(taken: TakenFiles, act: () => Promise<Outcome>): Promise<Outcome> {
  try {
    const outcome = await act()
    if (outcome.isRepeat || outcome.refusal) await taken.drop()
    return outcome
  } catch (error) {
    // Files that cannot be removed now are removed by the sweep.
    await taken.drop().catch(() => {})
    throw error
  }
}

export async function whoAsks(
  endpoint: Endpoint,
  request: FastifyRequest,
  services: Services,
  now: Date,
): Promise<Actor> {
  if (endpoint.roles === 'public') {
    await limited(endpoint, networkOf(addressOf(request)), wholeSchool, services, now)
    return guest
  }
  const actor = await signedIn(services.identify, request, now)
  if (endpoint.roles !== 'anyone' && !endpoint.roles.includes(actor.role)) throw accessDenied()
  await limited(endpoint, String(actor.accountId), 1, services, now)
  await services.gate(endpoint, actor, now)
  return actor
}

/** A school of 2,000 comes from one address; public calls are allowed as many times more. */
const wholeSchool = 10

/** The endpoint's own limit is shared by all processes; the platform's default is counted in the memory of each. */
async function limited(
  { method, path, perMinute, limitsItself }: Endpoint,
  caller: string,
  times: number,
  { limit, ordinary, callsPerMinute }: Services,
  now: Date,
): Promise<void> {
  if (limitsItself) return
  if (perMinute) return limit.count(`${path} ${caller}`, perMinute, now)
  ordinary(`${method} ${path} ${caller}`, callsPerMinute * times, now)
}

/** The caller's language: the header, else the default of the host. */
export const languageOfRequest = (request: FastifyRequest, ofHost: (host: string) => Language): Language =>
  languageOf(request.headers['x-localization']) ?? ofHost(request.hostname) ?? defaultLanguage

const IdempotencyKey = z.string().min(8).max(100)

function idempotencyKey(endpoint: Endpoint, request: FastifyRequest): string | null {
  if (endpoint.method === 'GET' || endpoint.roles === 'public' || endpoint.secret) return null
  if (endpoint.repeatable || endpoint.ownTransactions) return null
  const parsed = IdempotencyKey.safeParse(request.headers['idempotency-key'])
  return parsed.success ? parsed.data : null
}

const QuarterId = z.coerce.number().int().min(20_001).max(99_994)

/** The quarter of the header; a malformed one counts as absent. */
function quarterOf(header: unknown): number | null {
  if (header === undefined) return null
  const parsed = QuarterId.safeParse(header)
  return parsed.success ? parsed.data : null
}

export function makeContext(
  request: FastifyRequest,
  actor: Actor,
  db: Db,
  now: Date,
  services: Services,
  files: Context['files'],
) {
  const language = languageOfRequest(request, services.languageOfHost)
  const announced: AnnouncedEvent[] = []
  /** Those that a part has committed already. */
  const stored: StoredEvent[] = []
  const outcome: Omit<Outcome, 'answer' | 'events'> = { notes: [], cookies: [] }
  const context: Context = {
    actor,
    db,
    cache: services.cache,
    now,
    today: localDay(now),
    language,
    quarterId: quarterOf(request.headers['x-quarter']),
    request: {
      id: request.id,
      address: addressOf(request),
      device: String(request.headers['user-agent'] ?? '').slice(0, 300),
      refreshCookie: request.cookies?.r_t ?? null,
      deviceCookie: request.cookies?.d_t ?? null,
      host: request.hostname,
      fromHere: isFromHere(request),
      byPage: request.headers.origin !== undefined,
    },
    files,
    announce: announceTo(announced),
    change: changing(() => context, stored),
    say: (kind, key, variables) => void outcome.notes.push({ kind, text: say(language, key, variables) }),
    setCookie: (...cookie) => void outcome.cookies.push(cookie),
  }
  return { context, outcome, announced, stored }
}

/** The answer in its wire form, without a column that the endpoint does not name; ready-made ones are looked at. */
function sealed(endpoint: Endpoint, answer: unknown, { checkShare, drifted }: Services): unknown {
  if (isFile(answer, endpoint) || answer instanceof Bare) return answer
  if (!isReady(answer) && !isWired(answer)) return z.encode(endpoint.response, answer)
  if (Math.random() < checkShare) {
    const drift = driftOf(endpoint.response, valueOf(answer))
    if (drift !== null) drifted(`${endpoint.method} ${endpoint.path}`, drift)
  }
  return answer
}

/** An answer as a value in its wire form. */
function valueOf(answer: unknown): unknown {
  if (isReady(answer)) return JSON.parse(answer.json)
  return isWired(answer) ? answer.wire : answer
}

/** The envelope: the answer, and what is to be said beside it. */
function enveloped(answer: unknown, notes: Note[]): string {
  const said = [...Map.groupBy(notes, ({ kind }) => kind)]
    .map(([kind, all]) => `,"${kind}":${JSON.stringify(all.map(({ text }) => text).join(' '))}`)
    .join('')
  if (isReady(answer)) return `{"data":${answer.json}${said}}`
  // Serialised in one go: a text of many kilobytes is not copied into another one.
  const json = JSON.stringify({ data: isWired(answer) ? answer.wire : answer })
  return said ? `${json.slice(0, -1)}${said}}` : json
}

const packOnce = makePacker()

function send(
  reply: FastifyReply,
  endpoint: Endpoint,
  { answer, notes, cookies }: Outcome,
  isSecure: boolean,
): FastifyReply | Promise<FastifyReply> {
  for (const [name, value, options] of cookies) {
    const shared = {
      path: '/',
      sameSite: 'lax' as const,
      secure: isSecure || reply.request.protocol === 'https',
      httpOnly: options.httpOnly,
    }
    if (value === null) reply.clearCookie(name, shared)
    else reply.setCookie(name, value, { ...shared, maxAge: options.maxAge })
  }
  if (endpoint.cacheSeconds) reply.header('cache-control', `private, max-age=${endpoint.cacheSeconds}`)
  if (isFile(answer, endpoint)) return sendFile(reply, answer)
  if (answer instanceof Bare) return reply.status(answer.status).headers(answer.headers).send(answer.text)
  // Sent as bytes: counting the bytes of a big text would be one more pass over it.
  const body = Buffer.from(enveloped(answer, notes))
  reply.type('application/json; charset=utf-8')
  if (!endpoint.cacheSeconds) return reply.send(body)
  // The ETag: a caller who has this very answer gets a 304.
  const tag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  reply.header('etag', tag)
  if (reply.request.headers['if-none-match'] === tag) return reply.status(304).send()
  return endpoint.roles === 'public' ? packOnce(reply, tag, body) : reply.send(body)
}
