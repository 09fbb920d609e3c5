import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from '../db/db.ts'
import { named } from '../db/named.ts'
import type { StoredEvent } from './outbox.ts'
import { passedIn, passingChannel } from './passing.ts'

const channel = 'qalam_events'
/** Rest between two calls, and between two looks, in milliseconds: what happens meanwhile is told in one. */
const rest = 20
/** A lost connection is opened again after this time, in milliseconds. */
const comeBackAfter = 2_000

export type Waking = {
  /** Says to the other processes that something was committed. */
  call: () => void
  stop: () => Promise<void>
}

type Woken = {
  look: () => Promise<void>
  /** Hears what others told that is kept nowhere; the own comes back too. */
  pass: (event: StoredEvent) => void
}

/**
 * Lets the processes of a database look for events as soon as one of them has committed some. It is a call and no message:
 * one that is lost (a broken line, PgBouncer between) costs the half second of the regular look. It is never sent within the
 * transaction of a change, since commits that notify wait for each other.
 */
export async function openWaking(db: Db, url: string, { look, pass }: Woken): Promise<Waking> {
  const own = randomUUID()
  const lookSoon = inTurns(look)
  const call = inTurns(async () => {
    await named('events-call', sql`select pg_notify(${channel}, ${own})`).execute(db)
  })
  let stopped = false
  let client: pg.Client | null = null
  const open = async (): Promise<void> => {
    if (stopped) return
    const hear = (caller: string) => caller !== own && lookSoon()
    client = await listening(url, { hear, pass, lost: () => void openAgain() })
    if (!client) void openAgain()
  }
  const openAgain = async () => {
    await wait(comeBackAfter, undefined, { ref: false })
    await open()
  }
  await open()
  return {
    call,
    stop: async () => {
      stopped = true
      await client?.end().catch(() => {})
    },
  }
}

type Heard = Pick<Woken, 'pass'> & { hear: (caller: string) => void; lost: () => void }

async function listening(url: string, { hear, pass, lost }: Heard): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(`listen ${channel}; listen ${passingChannel}`)
  } catch {
    await client.end().catch(() => {})
    return null
  }
  client.on('notification', ({ channel: from, payload = '' }) => {
    if (from === channel) return hear(payload)
    const event = passedIn(payload)
    if (event) pass(event)
  })
  client.once('end', lost)
  return client
}

/** An act that is asked for while it runs is done once more after it, never twice at a time. A failure is left to the regular look. */
function inTurns(act: () => Promise<unknown>): () => void {
  let state: 'still' | 'running' | 'asked again' = 'still'
  const run = async () => {
    do {
      state = 'running'
      await act().catch(() => {})
      await wait(rest, undefined, { ref: false })
    } while (isAskedAgain())
    state = 'still'
  }
  const isAskedAgain = () => state === 'asked again'
  return () => {
    if (state === 'still') void run()
    else state = 'asked again'
  }
}
