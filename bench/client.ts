import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { v7 } from 'uuid'

/**
 * A read that is asked again and again, the class of a lesson that is marked again and again, people who send in turns, or
 * one call alone.
 */
export type Work =
  | { kind: 'read'; path: string; headers: Record<string, string> }
  | {
      kind: 'marks'
      path: string
      headers: Record<string, string>
      lesson: string
      students: number[]
      /** The version that the cells stand at before the first round. */
      since: number
    }
  | {
      kind: 'turns'
      /** Turns are counted by it from round to round. */
      name: string
      path: string
      /** In a body `{id}` is a new id, `{base}` how often its giver has sent already, `{next}` once more. */
      givers: { headers: Record<string, string>; body: string }[]
    }
  | { kind: 'once'; path: string; headers: Record<string, string>; body: string }
/** One connection for each piece of work; each waits for its answer before it asks again. */
export type Round = { port: number; seconds: number; works: Work[] }
export type Heard = {
  requests: number
  perSecond: number
  p50: number
  p95: number
  bytes: number
  refused: string | null
}

const random = randomBytes(16)
let sequence = 0

/** An id as a page makes it, without asking for chance each time: it is the product that is measured. */
const newId = () => v7({ random, seq: ++sequence })

/** Versions of the cells of a lesson go up with every round. */
const versions = new Map<string, number>()

const linesOf = (headers: Record<string, string>): string[] =>
  Object.entries({ host: 'bench', ...headers }).map(([name, value]) => `${name}: ${value}`)

function posted(path: string, headers: Record<string, string>, body: string): string {
  const more = ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`]
  return `POST ${path} HTTP/1.1\r\n${[...linesOf(headers), ...more].join('\r\n')}\r\n\r\n${body}`
}

const turns = new Map<string, number>()

function nextTurn({ name, path, givers }: Extract<Work, { kind: 'turns' }>): string {
  const turn = turns.get(name) ?? 0
  turns.set(name, turn + 1)
  const giver = givers[turn % givers.length]
  if (!giver) throw new Error(`${name}: nobody sends`)
  const base = Math.floor(turn / givers.length)
  const body = giver.body.replaceAll('{base}', String(base)).replaceAll('{next}', String(base + 1))
  return posted(path, giver.headers, body.replaceAll('{id}', newId()))
}

function requestOf(work: Work): string {
  if (work.kind === 'read') return `GET ${work.path} HTTP/1.1\r\n${linesOf(work.headers).join('\r\n')}\r\n\r\n`
  if (work.kind === 'turns') return nextTurn(work)
  if (work.kind === 'once') return posted(work.path, work.headers, work.body)
  const baseVersion = versions.get(work.lesson) ?? work.since
  versions.set(work.lesson, baseVersion + 1)
  const operations = work.students.map((userId) => ({
    operationId: newId(),
    scheduleUuid: work.lesson,
    userId,
    baseVersion,
    score: 1 + (baseVersion % 10),
    sign: null,
  }))
  return posted(work.path, work.headers, JSON.stringify({ operations }))
}

type Tally = { times: number[]; bytes: number; refused: string | null }

/** Asks over one connection until the time is over. */
function ask(port: number, work: Work, until: number, tally: Tally): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let [began, missing, parts]: [number, number, Buffer[]] = [0, -1, []]
    const next = () => {
      if (performance.now() >= until || (work.kind === 'once' && began > 0)) return void socket.end(resolve)
      began = performance.now()
      ;[missing, parts] = [-1, []]
      socket.write(requestOf(work))
    }
    socket.on('connect', next)
    socket.on('error', reject)
    socket.on('data', (chunk: Buffer) => {
      parts.push(chunk)
      if (missing >= 0) missing -= chunk.length
      else missing = restOf(Buffer.concat(parts))
      if (missing !== 0) return
      tally.times.push(performance.now() - began)
      tally.bytes = parts.reduce((sum, part) => sum + part.length, 0)
      if (parts[0]?.toString('latin1', 9, 12) !== '200' || Buffer.concat(parts).includes('"stale"'))
        tally.refused ??= Buffer.concat(parts).toString().slice(0, 600)
      next()
    })
  })
}

/** How many bytes of an answer are still to come; -1 while its head is not whole. */
function restOf(heard: Buffer): number {
  const head = heard.indexOf('\r\n\r\n')
  if (head < 0) return -1
  const length = /content-length: (\d+)/i.exec(heard.toString('latin1', 0, head))?.[1]
  if (length === undefined) throw new Error(`An answer without a length: ${heard.toString('latin1', 0, 400)}`)
  return head + 4 + Number(length) - heard.length
}

async function round({ port, seconds, works }: Round): Promise<Heard> {
  const tally: Tally = { times: [], bytes: 0, refused: null }
  const began = performance.now()
  await Promise.all(works.map((work) => ask(port, work, began + seconds * 1000, tally)))
  const took = (performance.now() - began) / 1000
  const times = tally.times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  const { bytes, refused } = tally
  return { requests: times.length, perSecond: times.length / took, p50: at(0.5), p95: at(0.95), bytes, refused }
}

process.on('message', (asked: Round) => void round(asked).then((heard) => process.send?.(heard)))
