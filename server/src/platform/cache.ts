import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from './db/db.ts'

/** Something of a school that many pages need and few changes touch: how it is read, and of how many it is kept. */
export type Cached<Value> = {
  name: string
  max: number
  read: (db: Db, schoolId: number, id: string) => Promise<Value>
}

/** What a page read by one statement, with the version that its school stood at. */
export type Versioned<Rows> = { version: number; rows: Rows }
type Wanted = { db: Db; schoolId: number; id?: string }

export type Cache = {
  /**
   * Gets what is cached, and what `ask` reads beside it by the handle that it is given, both of one version of the school.
   * `ask` may run again, when the school has changed since; where it changes at every try, both are read while it cannot.
   */
  get: <Value, Rows>(
    cached: Cached<Value>,
    wanted: Wanted,
    ask: (value: Value, db: Db) => Promise<Versioned<Rows>>,
  ) => Promise<{ value: Value; rows: Rows }>
}

type Entry = { version: number; value: Promise<unknown> }
const tries = 2

/** A cache in the memory of this process. There may be many processes: the version in the database decides for all. */
export function makeCache(): Cache {
  const caches = new Map<string, LRUCache<string, Entry>>()
  const cacheOf = ({ name, max }: { name: string; max: number }) => {
    const cache = caches.get(name) ?? new LRUCache<string, Entry>({ max })
    caches.set(name, cache)
    return cache
  }

  /** The entry of that version or a newer one, else one that is read now, once for all who wait for it. */
  const load = (cached: Cached<unknown>, { db, schoolId, id = '' }: Wanted, version: number): Entry => {
    const [cache, key] = [cacheOf(cached), keyOf(schoolId, id)]
    const present = cache.get(key)
    if (present && present.version >= version) return present
    // Read after the version was: it is of this version or newer, and then the next caller reads it again.
    const entry = { version, value: cached.read(db, schoolId, id) }
    // What a transaction sees may be its own, and may never be stored.
    if (db.isTransaction) return entry
    cache.set(key, entry)
    void entry.value.catch(() => cache.peek(key) === entry && cache.delete(key))
    return entry
  }

  return {
    async get<Value, Rows>(
      cached: Cached<Value>,
      wanted: Wanted,
      ask: (value: Value, db: Db) => Promise<Versioned<Rows>>,
    ) {
      const { schoolId, id = '' } = wanted
      const present = cacheOf(cached).get(keyOf(schoolId, id))
      let entry = present ?? load(cached, wanted, await versionOf(wanted.db, schoolId))
      for (let attempt = 1; attempt <= tries; attempt++) {
        const value = (await entry.value) as Value
        const { version, rows } = await ask(value, wanted.db)
        if (version === entry.version) return { value, rows }
        entry = load(cached, wanted, version)
      }
      return standingStill(wanted, async (db) => {
        const value = await cached.read(db, schoolId, id)
        return { value, rows: (await ask(value, db)).rows }
      })
    },
  }
}

const keyOf = (schoolId: number, id: string): string => `${schoolId}:${id}`

async function versionOf(db: Db, schoolId: number, lock = sql``): Promise<number> {
  const { rows } = await sql<{ version: number }>`select v.version from school_version v
    where v.school_id = ${schoolId} ${lock}`.execute(db)
  return rows[0]?.version ?? 0
}

/** Whatever is read inside is of one version: of one snapshot, or, inside a transaction, while nobody else changes it. */
async function standingStill<Read>({ db, schoolId }: Wanted, read: (db: Db) => Promise<Read>): Promise<Read> {
  if (!db.isTransaction) return db.transaction().setIsolationLevel('repeatable read').execute(read)
  await versionOf(db, schoolId, sql`for share`)
  return read(db)
}

/**
 * Values that are believed for `ms` milliseconds by the clock of the caller, at most `max` of them: the one not asked for
 * longest gives way.
 */
export function expiringCache<Value extends object | string | number | boolean>(max: number, ms: number) {
  const cache = new LRUCache<string, { value: Value; until: number }>({ max })
  return {
    get: (key: string, now: Date): Value | undefined => {
      const entry = cache.get(key)
      return entry && entry.until > now.getTime() ? entry.value : undefined
    },
    set: (key: string, value: Value, now: Date): void => void cache.set(key, { value, until: now.getTime() + ms }),
  }
}
