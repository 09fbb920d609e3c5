import type { NewsDesk } from '@qalam/contract/news/audience.ts'
import type { QuestionDraft, QuestionnaireDraft } from '@qalam/contract/questionnaires/shapes.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

type Written = { draft: QuestionnaireDraft; state: 'draft' | 'published'; authorId: number; now: Date }

const idIn = (draft: QuestionnaireDraft, scope: QuestionnaireDraft['scope']): number | null =>
  draft.scope === scope ? draft.scopeId : null

const columnsOf = ({ draft, state, authorId, now }: Written) => ({
  roles: [...draft.roles],
  scope: draft.scope,
  school_id: idIn(draft, 'school'),
  department_id: idIn(draft, 'department'),
  region_id: idIn(draft, 'region'),
  since: draft.since,
  until: draft.until,
  state,
  title: JSON.stringify(draft.title),
  lead: JSON.stringify(draft.lead),
  author_id: authorId,
  changed_at: now,
})

/** Writes a new one down, without its questions. */
export async function insert(db: Db, desk: NewsDesk, uuid: string, written: Written): Promise<void> {
  await db
    .insertInto('questionnaire')
    .values({ ...columnsOf(written), uuid, desk: desk.scope, desk_id: desk.id })
    .execute()
}

/** Writes one anew; `form` is counted up where the questions are others. */
export async function replace(db: Db, uuid: string, form: number, version: number, written: Written): Promise<void> {
  await db
    .updateTable('questionnaire')
    .set({ ...columnsOf(written), form, version: version + 1 })
    .where('uuid', '=', uuid)
    .execute()
}

/** Puts these questions in the place of those before. */
export async function storeQuestions(db: Db, uuid: string, questions: readonly QuestionDraft[]): Promise<void> {
  await db.deleteFrom('questionnaire_question').where('questionnaire_uuid', '=', uuid).execute()
  const rows = questions.map(({ kind, required, words, options }, at) => ({
    questionnaire_uuid: uuid,
    number: at + 1,
    ...{ kind, required },
    words: JSON.stringify(words),
    options: JSON.stringify(options),
  }))
  await db.insertInto('questionnaire_question').values(rows).execute()
}

/** Holds one while it is written; nobody answers it meanwhile. */
export async function lock(db: Db, uuid: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`questionnaire ${uuid}`}, 0))`.execute(db)
  await sql`select from questionnaire q where q.uuid = ${uuid} for update`.execute(db)
}

/** A draft of the same questions and audience. */
export async function copy(
  db: Db,
  { from, uuid, authorId, now }: { from: string; uuid: string; authorId: number; now: Date },
): Promise<void> {
  const { numAffectedRows } = await sql`insert into questionnaire (uuid, desk, desk_id, roles, scope, school_id,
      department_id, region_id, since, until, state, title, lead, author_id, changed_at)
    select ${uuid}::uuid, desk, desk_id, roles, scope, school_id, department_id, region_id, since, until, 'draft', title,
      lead, ${authorId}, ${now} from questionnaire o where o.uuid = ${from} on conflict do nothing`.execute(db)
  if (numAffectedRows === 0n) return
  await sql`insert into questionnaire_question (questionnaire_uuid, number, kind, required, words, options)
    select ${uuid}::uuid, number, kind, required, words, options from questionnaire_question o
    where o.questionnaire_uuid = ${from}`.execute(db)
}

export async function stop(db: Db, uuid: string, now: Date): Promise<void> {
  await sql`update questionnaire set state = 'stopped', version = version + 1, changed_at = ${now}
    where uuid = ${uuid}`.execute(db)
}

export async function remove(db: Db, uuid: string): Promise<void> {
  await db.deleteFrom('questionnaire').where('uuid', '=', uuid).where('state', '=', 'draft').execute()
}
