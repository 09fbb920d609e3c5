import { codeRules } from '@qalam/contract/profile/api.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

type Row = {
  email: string | null
  confirmedAt: Date | null
  phone: string | null
  waiting: string | null
  until: Date | null
}

/** How a person is reached, and the address that waits for its code. */
export async function contactsOf(db: Db, personId: number): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select p.email, p.email_confirmed_at as "confirmedAt", p.phone,
      w.email as waiting, w.asked_at + make_interval(mins => ${codeRules.minutes}) as until
    from person p left join email_proof w on w.person_id = p.id
    where p.id = ${personId}`.execute(db)
  return rows[0]
}
