import { sql } from 'kysely'
import type { Db } from './db/db.ts'

/** Something of a school that many pages need and few changes touch: how it is read, and of how many it is kept. */
export type Kept<Value> = {
  name: string
  /** How many are kept in memory; the one not asked for longest gives way. */
  most: number
  read: (db: Db, schoolId: number, id: string) => Promise<Value>
}

/** What a page read by one statement, with the edition its school stood at. */
export type Dated<Rows> = { edition: number; rows: Rows }
type Wanted = { db: Db; schoolId: number; id?: string }

export type Keeper = {
  /**
   * Answers with what is kept and with what `ask` reads beside it, both of one edition. `ask` may run again, when the
   * school has changed since: nothing that is kept is ever shown older than the database holds it.
   */
  with: <Value, Rows>(
    kept: Kept<Value>,
    wanted: Wanted,
    ask: (value: Value) => Promise<Dated<Rows>>,
  ) => Promise<{ value: Value; rows: Rows }>
  /**
   * What is kept, of the edition that was read or a newer one: for a write that learns only then what it needs. What is
   * read here is kept for everybody, so that the transaction must not change anything of it.
   */
  at: <Value>(kept: Kept<Value>, wanted: Wanted, edition: number) => Promise<Value>
}

type Held = { edition: number; value: Promise<unknown> }

/** Keeps in the memory of this process; as many processes as there are may keep, the edition in the database decides. */
export function makeKeeper(): Keeper {
  const shelves = new Map<string, Map<string, Held>>()
  const shelfOf = ({ name }: Kept<unknown>): Map<string, Held> => {
    const shelf = shelves.get(name) ?? new Map<string, Held>()
    shelves.set(name, shelf)
    return shelf
  }

  /** What is held of that edition or a newer one, else read now, once for all who wait for it. */
  const hold = (kept: Kept<unknown>, { db, schoolId, id = '' }: Wanted, edition: number): Held => {
    const [shelf, key] = [shelfOf(kept), `${schoolId}:${id}`]
    const present = shelf.get(key)
    if (present && present.edition >= edition) return present
    // Read after the edition was: it is of this edition or newer, and then the next caller reads it again.
    const held = { edition, value: kept.read(db, schoolId, id) }
    shelf.delete(key)
    shelf.set(key, held)
    void held.value.catch(() => shelf.get(key) === held && shelf.delete(key))
    const [oldest] = shelf.keys()
    if (shelf.size > kept.most && oldest !== undefined) shelf.delete(oldest)
    return held
  }

  /** What is held, and asked for last among the held. */
  const found = (kept: Kept<unknown>, { schoolId, id = '' }: Wanted): Held | undefined => {
    const [shelf, key] = [shelfOf(kept), `${schoolId}:${id}`]
    const held = shelf.get(key)
    if (held && shelf.delete(key)) shelf.set(key, held)
    return held
  }

  return {
    async with(kept, wanted, ask) {
      let held = found(kept, wanted) ?? hold(kept, wanted, await editionOf(wanted))
      for (let attempt = 1; ; attempt++) {
        const value = (await held.value) as Awaited<ReturnType<typeof kept.read>>
        const { edition, rows } = await ask(value)
        if (edition === held.edition || attempt === 3) return { value, rows }
        held = hold(kept, wanted, edition)
      }
    },
    async at(kept, wanted, edition) {
      const held = found(kept, wanted)
      const { value } = held && held.edition >= edition ? held : hold(kept, wanted, edition)
      return (await value) as Awaited<ReturnType<typeof kept.read>>
    },
  }
}

async function editionOf({ db, schoolId }: Wanted): Promise<number> {
  const { rows } = await sql<{ edition: number }>`/*edition*/ select e.edition from school_edition e
    where e.school_id = ${schoolId}`.execute(db)
  return rows[0]?.edition ?? 0
}
