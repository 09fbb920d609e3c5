import type { auth } from '@qalam/contract/auth/api.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { ordered, type Page, pageOf } from '#platform/db/page.ts'
import { personName } from '#vocabulary/people.ts'

export type SignInRow = {
  id: number
  at: Date
  outcome: 'in' | 'wrong-password' | 'blocked' | 'behalf' | 'related'
  device: string
  address: string
  sessionId: string | null
  endedAt: Date | null
}

type AskedOf = Parsed<typeof auth.history>['query']

const orders = { at: [sql`e.at`, sql`e.id`] }

/** One page of an account's sign-ins; newest first unless it is asked otherwise. */
export function signIns(
  db: Db,
  accountId: number,
  { page, limit, sort = '-at', outcome }: AskedOf,
): Promise<Page<SignInRow>> {
  const query = db
    .selectFrom('sign_in_event as e')
    .leftJoin('session as s', 's.id', 'e.session_id')
    .select(['e.id', 'e.at', 'e.outcome', 'e.device', 'e.address', 's.id as sessionId', 's.ended_at as endedAt'])
    .where('e.account_id', '=', accountId)
    .$if(outcome !== undefined, (some) => some.where('e.outcome', '=', outcome ?? null))
    .orderBy(ordered(orders, sort, sql`e.id`))
    .$castTo<SignInRow>()
  return pageOf(query, { page, limit })
}

export type PasswordRow = { at: Date; kind: 'changed' | 'reset'; by: string }

/** When an account's password was changed or reset, newest first. */
export async function passwordChanges(db: Db, accountId: number): Promise<PasswordRow[]> {
  const { rows } = await sql<PasswordRow>`select e.at, e.kind, coalesce(${sql.raw(personName('u'))}, '') as by
    from password_event e
    left join placed_person u on u.id = e.by_user_id
    where e.account_id = ${accountId}
    order by e.at desc, e.id desc limit 100`.execute(db)
  return rows
}
