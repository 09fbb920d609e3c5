import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { QuestionKind } from '@qalam/contract/questionnaires/rules.ts'
import { sql } from 'kysely'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/db.ts'
import { named } from '#platform/db/named.ts'
import { addressed, isDayTaken, meant } from '#vocabulary/audience.ts'

export type DueQuestionRow = { number: number; kind: QuestionKind; required: boolean; words: Named; options: Named[] }
export type DueRow = { id: string; form: number; title: Named; lead: Named; until: string; questions: DueQuestionRow[] }

/** The questions of a row `n`, in their order. */
export const questionsOf = sql<DueQuestionRow[]>`coalesce((select json_agg(json_build_object('number', o.number,
  'kind', o.kind, 'required', o.required, 'words', o.words, 'options', o.options) order by o.number)
  from questionnaire_question o where o.questionnaire_uuid = n.uuid), '[]')`

const columns = sql`n.uuid as id, n.form, n.title, n.lead, n.until::text, ${questionsOf} as questions`

/** The questionnaire that ends first among those that a person has to answer still. */
export async function dueFor(db: Db, actor: Actor, today: string): Promise<DueRow[]> {
  const { rows } = await named(
    'questionnaire-due',
    sql<DueRow>`select ${columns} from questionnaire n where ${meant(actor, today)}
    and not exists (select from questionnaire_reply r where r.questionnaire_uuid = n.uuid and r.user_id = ${actor.userId})
    and not ${isDayTaken(actor.accountId, today)}
    order by n.until, n.uuid limit 1`,
  ).execute(db)
  return rows
}

/** Whether a questionnaire is asked of a person on a day. */
export async function isAsked(db: Db, actor: Actor, today: string, uuid: string): Promise<boolean> {
  const { rows } = await sql`select from questionnaire n where n.uuid = ${uuid} and ${meant(actor, today)}`.execute(db)
  return rows.length > 0
}

export type AnsweredRow = DueRow & { isOver: boolean; mark: Buffer | null }

/** What was ever asked of a person, with the mark of what they answered; held, so that its questions stay meanwhile. */
export async function askedOf(db: Db, actor: Actor, today: string, uuid: string): Promise<AnsweredRow | undefined> {
  const { rows } =
    await sql<AnsweredRow>`select ${columns}, n.state = 'stopped' or n.until < ${today}::date as "isOver",
    (select r.mark from questionnaire_reply r where r.questionnaire_uuid = n.uuid and r.user_id = ${actor.userId}) as mark
    from questionnaire n where n.uuid = ${uuid} and n.state <> 'draft' and n.since <= ${today}::date
    and ${addressed(actor)} for share of n`.execute(db)
  return rows[0]
}
