import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { personName } from '#vocabulary/people.ts'

type Group = { named: boolean; number: number }

/** How many have answered by name and without one. */
export async function repliesOf(db: Db, uuid: string): Promise<{ named: boolean; replies: number }[]> {
  const { rows } = await sql<{ named: boolean; replies: number }>`select r.named, count(*)::int as replies
    from questionnaire_reply r where r.questionnaire_uuid = ${uuid} group by r.named`.execute(db)
  return rows
}

/** How many have answered each question. */
export async function answeredOf(db: Db, uuid: string): Promise<(Group & { answered: number })[]> {
  const { rows } = await sql<Group & { answered: number }>`
    select a.user_id is not null as named, a.number, count(*)::int as answered
    from questionnaire_answer a where a.questionnaire_uuid = ${uuid} group by 1, 2`.execute(db)
  return rows
}

/** How many chose each option. */
export async function countsOf(db: Db, uuid: string): Promise<(Group & { place: number; count: number })[]> {
  const { rows } = await sql<Group & { place: number; count: number }>`
    select a.user_id is not null as named, a.number, c.place, count(*)::int as count
    from questionnaire_answer a cross join unnest(a.chosen) c(place)
    where a.questionnaire_uuid = ${uuid} group by 1, 2, 3`.execute(db)
  return rows
}

export type TextRow = Group & { who: string | null; words: string }

/** Answers in words, so many of a question at most; those without a name in an order that says nothing. */
export async function textsOf(db: Db, uuid: string, most: number): Promise<TextRow[]> {
  const { rows } = await sql<TextRow>`select t.named, t.number, t.who, t.words from (
    select a.user_id is not null as named, a.number, a.words, ${sql.raw(personName('u'))} as who, a.id,
      row_number() over (partition by a.number, a.user_id is null order by a.id) as at
    from questionnaire_answer a left join placed_person u on u.id = a.user_id
    where a.questionnaire_uuid = ${uuid} and a.words <> '') t
    where t.at <= ${most} order by t.number, t.id`.execute(db)
  return rows.map((row) => (row.named ? row : { ...row, who: null }))
}

export type NamedRow = { who: string; number: number; chosen: number[]; words: string }

/** What each of those who answered by name has said. */
export async function answersByName(db: Db, uuid: string, most: number): Promise<NamedRow[]> {
  const { rows } = await sql<NamedRow>`select ${sql.raw(personName('u'))} as who, a.number, a.chosen, a.words
    from questionnaire_answer a join placed_person u on u.id = a.user_id
    where a.questionnaire_uuid = ${uuid} order by ${sql.raw(personName('u'))} collate "und-x-icu", u.id, a.number limit ${most}`.execute(
    db,
  )
  return rows
}
