import type { CabinetDraft, cabinets } from '@qalam/contract/cabinets/api.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { type Selectable, sql } from 'kysely'
import type { Db, Tables } from '#platform/db/db.ts'
import { contains, ordered } from '#platform/db/page.ts'

export type CabinetRow = Selectable<Tables['cabinet']>

/** The order of the list; the digits of a number are compared as one: 9 stands before 10. */
const orders = {
  number: [sql`substring(cabinet.number from '^[0-9]+')::int`, sql`cabinet.number collate "und-x-icu"`],
  name: [sql`cabinet.name collate "und-x-icu"`],
}

type AskedRows = Pick<Parsed<typeof cabinets.list>['query'], 'search' | 'sort'>

/** The rooms of a school whose number or name holds the words. */
export const roomsOf = (db: Db, schoolId: number, { search, sort = 'number' }: AskedRows) =>
  db
    .selectFrom('cabinet')
    .selectAll()
    .where('cabinet.school_id', '=', schoolId)
    .$if(search !== '', (some) => some.where(contains(search, sql`cabinet.number`, sql`cabinet.name`)))
    .orderBy(ordered(orders, sort, sql`cabinet.id`))

export function insert(db: Db, schoolId: number, { number, name }: CabinetDraft): Promise<CabinetRow> {
  return db.insertInto('cabinet').values({ school_id: schoolId, number, name }).returningAll().executeTakeFirstOrThrow()
}

export function replace(
  db: Db,
  schoolId: number,
  id: number,
  { number, name }: CabinetDraft,
): Promise<CabinetRow | undefined> {
  return db
    .updateTable('cabinet')
    .set({ number, name })
    .where('id', '=', id)
    .where('school_id', '=', schoolId)
    .returningAll()
    .executeTakeFirst()
}

/** The room, held so that no lesson can be put into it while it is looked at. */
export function lock(db: Db, schoolId: number, id: number): Promise<CabinetRow | undefined> {
  return db
    .selectFrom('cabinet')
    .selectAll()
    .where('id', '=', id)
    .where('school_id', '=', schoolId)
    .forUpdate()
    .executeTakeFirst()
}

export async function remove(db: Db, schoolId: number, id: number): Promise<void> {
  await db.deleteFrom('cabinet').where('id', '=', id).where('school_id', '=', schoolId).execute()
}
