import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { Variables } from '@qalam/contract/kernel/messages.ts'
import type { Actor } from './actor.ts'
import type { Db } from './db/db.ts'
import type { Keeper } from './keeper.ts'

/** A fact to announce after commit: browsers in the rooms refetch, listeners of other modules hear it. */
export type Happening = { name: string; schoolId: number | null; rooms: string[]; data: Record<string, unknown> }

/** A fact as it stands in the outbox; consumers are idempotent by `eventId`. */
export type Fact = Happening & { eventId: string }

/** A file of a multipart request, whole in memory: its size was bounded while it was read. */
export type Upload = { field: string; name: string; mime: string; bytes: Buffer }

/** All that a use case may know of the world. */
export type Context = {
  actor: Actor
  /** The only way to the database: inside a write it is the transaction, unless the endpoint is repeatable. */
  db: Db
  /** What this process keeps of the schools it serves. */
  keeper: Keeper
  now: Date
  /** The school's local date, yyyy-MM-dd. */
  today: string
  language: Language
  /** The quarter of the X-Quarter header, when it was sent. */
  quarterId: number | null
  request: { id: string; address: string; device: string; refreshCookie: string | null; host: string }
  uploads: Upload[]
  announce: (happening: Happening) => void
  /** Facts that a write with a transaction of its own has kept already: they are published with the answer. */
  kept: (facts: readonly Fact[]) => void
  /** Adds an alert (shown 7 s) or a warning to the success answer; the key is one of the catalogue. */
  say: (kind: 'alert' | 'warning', key: string, variables?: Variables) => void
  /** Sets or clears (null) a cookie of the answer. */
  setCookie: (name: string, value: string | null, options: { maxAge: number; httpOnly: boolean }) => void
  /** Runs after the commit, and only then. */
  afterCommit: (act: () => void | Promise<void>) => void
}
