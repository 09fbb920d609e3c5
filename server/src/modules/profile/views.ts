import { codeRules } from '@qalam/contract/profile/api.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
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
    from known_person p left join email_proof w on w.person_id = p.id
    where p.id = ${personId}`.execute(db)
  return rows[0]
}

/** The address that a person proved, with the language of theirs; and what the school that writes is called in it. */
export async function provedContact(
  db: Db,
  personId: number,
  schoolId: number,
): Promise<{ email: string; language: Language; school: string } | undefined> {
  const { rows } = await sql<{ email: string; language: Language; school: string }>`select p.email,
      coalesce(p.language, s.default_language) as language,
      s.name ->> coalesce(p.language, s.default_language) as school
    from known_person p, school s
    where p.id = ${personId} and s.id = ${schoolId} and p.email is not null and p.email_confirmed_at is not null`.execute(
    db,
  )
  return rows[0]
}
