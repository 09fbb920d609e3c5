import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { transliterated } from '../logins.ts'

type Row = {
  surname: string
  firstname: string
  patronymic: string
  iin: string | null
  bornOn: string | null
  phone: string | null
  login: string
  schools: string[]
}

/** Words that somebody who knows a person tries first: names in both alphabets, the login, the IIN, the birth date. */
export async function wordsAbout(db: Db, accountId: number): Promise<string[]> {
  const { rows } = await sql<Row>`select p.surname, p.firstname, p.patronymic, coalesce(p.iin, a.claimed_iin) as iin,
      to_char(p.born_on, 'YYYY-MM-DD') as "bornOn", p.phone, a.login, array(
        select distinct word from placement u join known_school s on s.id = u.school_id,
          jsonb_each_text(s.name) as n(lang, name), regexp_split_to_table(n.name, '[[:space:]"«»№]+') as word
        where u.person_id = p.id and length(word) > 3 limit 30) as schools
    from account a join known_person p on p.id = a.person_id where a.id = ${accountId}`.execute(db)
  const row = rows[0]
  return row ? wordsOf(row, row.schools) : []
}

type Person = Omit<Row, 'schools'>

/** The same of somebody who is about to be known. */
export function wordsOf(
  { surname, firstname, patronymic, iin, bornOn, phone, login }: Person,
  more: readonly string[] = [],
): string[] {
  const [year = '', month = '', day = ''] = bornOn?.split('-') ?? []
  const dates = bornOn ? [year, `${day}${month}`, `${day}${month}${year}`, `${day}.${month}.${year}`] : []
  const names = [surname, firstname, patronymic, ...more]
  const numbers = [iin, iin?.slice(0, 6), phone, phone?.slice(-10), ...dates]
  const all = [...names, ...names.map(transliterated), login, login.replace(/\d+$/, ''), ...numbers]
  return [...new Set(all.flatMap((word) => (word ? [word.toLowerCase()] : [])))]
}
