import type { QuestionnaireAnswerDraft } from '@qalam/contract/questionnaires/shapes.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

type Reply = {
  uuid: string
  userId: number
  named: boolean
  mark: Buffer
  answers: readonly QuestionnaireAnswerDraft[]
}

/** Keeps that somebody has answered, and apart from it what. Answers without a name have nothing that leads to a person. */
export async function insert(db: Db, { uuid, userId, named, mark, answers }: Reply): Promise<void> {
  await db
    .insertInto('questionnaire_reply')
    .values({ questionnaire_uuid: uuid, user_id: userId, named, mark })
    .execute()
  if (answers.length === 0) return
  const rows = answers.map(({ number, chosen, words }) => ({
    questionnaire_uuid: uuid,
    ...{ number, words },
    chosen: [...chosen],
    user_id: named ? userId : null,
  }))
  await db.insertInto('questionnaire_answer').values(rows).execute()
}

/**
 * Writes answers without a name, and who has given them, down anew in an order of chance: a table keeps rows as they came
 * and each row the transaction that wrote it, from which whoever reads the disk could put the two together again.
 */
export async function shuffle(db: Db, today: string): Promise<void> {
  const asked = sql`(select q.uuid from questionnaire q where q.state <> 'draft' and q.until >= ${today}::date - 3)`
  await sql`with taken as (delete from questionnaire_answer a
      where a.user_id is null and a.questionnaire_uuid in ${asked} returning a.*)
    insert into questionnaire_answer select * from taken order by random()`.execute(db)
  await sql`with taken as (delete from questionnaire_reply r
      where not r.named and r.questionnaire_uuid in ${asked} returning r.*)
    insert into questionnaire_reply select * from taken order by random()`.execute(db)
}
