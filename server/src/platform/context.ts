import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { Variables } from '@qalam/contract/kernel/messages.ts'
import type { DataOf, Event } from '@qalam/contract/kernel/event.ts'
import type { Actor } from './actor.ts'
import type { Cache } from './cache.ts'
import type { Db } from './db/db.ts'
import type { StoredFile } from './files/stored.ts'

/** All that a use case may know of the world. */
export type Context = {
  actor: Actor
  /** The only way to the database: inside a write it is the transaction, unless the endpoint makes transactions of its own. */
  db: Db
  /** What this process caches of the schools it serves. */
  cache: Cache
  now: Date
  /** The school's local date, yyyy-MM-dd. */
  today: string
  language: Language
  /** The quarter of the X-Quarter header, when it was sent. */
  quarterId: number | null
  request: {
    id: string
    address: string
    device: string
    refreshCookie: string | null
    /** Names a browser that signed in before. */
    deviceCookie: string | null
    host: string
    /** Made on the computer that Qalam runs on, not through a proxy. */
    fromHere: boolean
    /** A page in a browser sent the call: it cannot leave out its Origin, and other clients send none. */
    byPage: boolean
  }
  /** The files of the request, stored already; those that no row names afterwards are swept. Empty without `files`. */
  files: readonly StoredFile[]
  /** Announces an event of a school, which is heard after the commit and only then. */
  announce: <E extends Event>(event: E, schoolId: number | null, data: DataOf<E>) => void
  /**
   * Runs a part in a transaction of its own, with the events that it announces: for endpoints that say `ownTransactions`.
   * Where somebody else's change came between, the part runs again.
   */
  change: <Done>(part: (context: Context) => Promise<Done>) => Promise<Done>
  /** Adds an alert (shown 7 s) or a warning to the success answer; the key is one of the catalogue. */
  say: (kind: 'alert' | 'warning', key: string, variables?: Variables) => void
  /** Sets or clears (null) a cookie of the answer. */
  setCookie: (name: string, value: string | null, options: { maxAge: number; httpOnly: boolean }) => void
}
