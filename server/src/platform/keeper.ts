import { sql } from 'kysely'
import type { Db } from './db/db.ts'
import { named } from './db/named.ts'

/** Something of a school that many pages need and few changes touch: how it is read, and of how many it is kept. */
export type Kept<Value> = {
  name: string
  /** How many are kept in memory; the one not asked for longest gives way. */
  most: number
  read: (db: Db, schoolId: number, id: string) => Promise<Value>
}

/** What a page read by one statement, with the edition its school stood at. */
export type Dated<Rows> = { edition: number; rows: Rows }
type Of = { schoolId: number; id?: string }
type Wanted = Of & { db: Db }

export type Keeper = {
  /**
   * Answers with what is kept and with what `ask` reads beside it by the handle that it is given, both of one edition.
   * `ask` may run again, when the school has changed since; where it changes at every try, both are read in one snapshot.
   */
  with: <Value, Rows>(
    kept: Kept<Value>,
    wanted: Wanted,
    ask: (value: Value, db: Db) => Promise<Dated<Rows>>,
  ) => Promise<{ value: Value; rows: Rows }>
}

type Place = { name: string; most: number }
/** `value` is a promise of what was read. */
type Held = { edition: number; value: unknown }

/** Keeps in the memory of this process; as many processes as there are may keep, the edition in the database decides. */
export function makeKeeper(): Keeper {
  const shelves = new Map<string, Map<string, Held>>()
  const shelfOf = ({ name }: Place): Map<string, Held> => {
    const shelf = shelves.get(name) ?? new Map<string, Held>()
    shelves.set(name, shelf)
    return shelf
  }
  const put = (place: Place, of: Of, held: Held): void => {
    const [shelf, key] = [shelfOf(place), keyOf(of)]
    shelf.delete(key)
    shelf.set(key, held)
    const [oldest] = shelf.keys()
    if (shelf.size > place.most && oldest !== undefined) shelf.delete(oldest)
  }

  /** What is held of that edition or a newer one, else read now, once for all who wait for it. */
  const hold = (kept: Kept<unknown>, { db, ...of }: Wanted, edition: number): Held => {
    const [shelf, key] = [shelfOf(kept), keyOf(of)]
    const present = shelf.get(key)
    if (present && present.edition >= edition) return present
    // Read after the edition was: it is of this edition or newer, and then the next caller reads it again.
    const value = kept.read(db, of.schoolId, of.id ?? '')
    const held = { edition, value }
    put(kept, of, held)
    void value.catch(() => shelf.get(key) === held && shelf.delete(key))
    return held
  }

  /** What is held, and asked for last among the held. */
  const found = (place: Place, of: Of): Held | undefined => {
    const [shelf, key] = [shelfOf(place), keyOf(of)]
    const held = shelf.get(key)
    if (held && shelf.delete(key)) shelf.set(key, held)
    return held
  }

  return {
    async with(kept, wanted, ask) {
      let held = found(kept, wanted) ?? hold(kept, wanted, await editionOf(wanted))
      for (let attempt = 1; attempt < 3; attempt++) {
        const value = (await held.value) as Awaited<ReturnType<typeof kept.read>>
        const { edition, rows } = await ask(value, wanted.db)
        if (edition === held.edition) return { value, rows }
        held = hold(kept, wanted, edition)
      }
      return inSnapshot(wanted.db, async (db) => {
        const value = await kept.read(db, wanted.schoolId, wanted.id ?? '')
        return { value, rows: (await ask(value, db)).rows }
      })
    },
  }
}

const keyOf = ({ schoolId, id = '' }: Of): string => `${schoolId}:${id}`

async function editionOf({ db, schoolId }: Wanted): Promise<number> {
  const { rows } = await named(
    'edition',
    sql<{ edition: number }>`select e.edition from school_edition e
    where e.school_id = ${schoolId}`,
  ).execute(db)
  return rows[0]?.edition ?? 0
}

/** Whatever is read inside is of one moment. */
const inSnapshot = <Read>(db: Db, read: (db: Db) => Promise<Read>): Promise<Read> =>
  db.isTransaction ? read(db) : db.transaction().setIsolationLevel('repeatable read').execute(read)
