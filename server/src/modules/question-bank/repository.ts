import type { ExerciseDraft } from '@qalam/contract/exercises/draft.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { Difficulty, BankQuestionDraft, QuestionHead } from '@qalam/contract/question-bank/question.ts'
import { sql, type Selectable } from 'kysely'
import type { Db, Tables } from '#platform/db/db.ts'

export type BankQuestionRow = Omit<Selectable<Tables['bank_question']>, 'language' | 'difficulty'> & {
  language: Language
  difficulty: Difficulty
}
export type QuestionKey = { schoolId: number; uuid: string }
type By = { byUserId: number; now: Date }

const headOf = ({ subjectId, parallel, language, objectives, difficulty }: QuestionHead) => ({
  subject_id: subjectId,
  parallel,
  language,
  objectives,
  difficulty,
})
const aboutOf = ({ type, prompt, points }: ExerciseDraft) => ({ type, prompt, points })

export type NewQuestion = BankQuestionDraft & { uuid: string }

/** Stores new questions with their first versions; answers the uuids that were not taken. */
export async function insertAll(
  db: Db,
  schoolId: number,
  questions: readonly NewQuestion[],
  { byUserId, now }: By,
): Promise<string[]> {
  if (questions.length === 0) return []
  const rows = await db
    .insertInto('bank_question')
    .values(
      questions.map(({ uuid, exercise, ...head }) => ({
        school_id: schoolId,
        uuid,
        owner_id: byUserId,
        ...headOf(head),
        ...aboutOf(exercise),
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflict((known) => known.doNothing())
    .returning('uuid')
    .execute()
  const stored = new Set(rows.map(({ uuid }) => uuid))
  const fresh = questions.filter(({ uuid }) => stored.has(uuid))
  if (fresh.length > 0)
    await db
      .insertInto('bank_question_version')
      .values(
        fresh.map(({ uuid, exercise }) => ({
          school_id: schoolId,
          question_uuid: uuid,
          number: 1,
          exercise: JSON.stringify(exercise),
          by_user_id: byUserId,
          at: now,
        })),
      )
      .execute()
  return [...stored]
}

/** Stores the next version over the one that it was written over; false when another stands there. */
export async function storeNext(
  db: Db,
  { schoolId, uuid }: QuestionKey,
  { version, exercise, ...head }: BankQuestionDraft & { version: number },
  { byUserId, now }: By,
): Promise<boolean> {
  const row = await db
    .updateTable('bank_question')
    .set({ ...headOf(head), ...aboutOf(exercise), version: version + 1, updated_at: now })
    .where('school_id', '=', schoolId)
    .where('uuid', '=', uuid)
    .where('version', '=', version)
    .returning('uuid')
    .executeTakeFirst()
  if (!row) return false
  await db
    .insertInto('bank_question_version')
    .values({
      school_id: schoolId,
      question_uuid: uuid,
      number: version + 1,
      exercise: JSON.stringify(exercise),
      by_user_id: byUserId,
      at: now,
    })
    .execute()
  return true
}

export const one = (db: Db, { schoolId, uuid }: QuestionKey): Promise<BankQuestionRow | undefined> =>
  db
    .selectFrom('bank_question')
    .selectAll()
    .where('school_id', '=', schoolId)
    .where('uuid', '=', uuid)
    .$castTo<BankQuestionRow>()
    .executeTakeFirst()

export type WholeRow = BankQuestionRow & { exercise: unknown }

/** Questions with the exercise of their last version. */
export async function wholes(db: Db, schoolId: number, uuids: readonly string[]): Promise<WholeRow[]> {
  const { rows } = await sql<WholeRow>`select q.*, v.exercise from bank_question q
    join bank_question_version v on v.school_id = q.school_id and v.question_uuid = q.uuid and v.number = q.version
    where q.school_id = ${schoolId} and q.uuid = any (${uuids}::uuid[])`.execute(db)
  return rows
}

/** Says that a question is shared or put away. */
export async function mark(
  db: Db,
  { schoolId, uuid }: QuestionKey,
  what: { shared_at?: Date | null; archived_at?: Date | null },
): Promise<void> {
  await db.updateTable('bank_question').set(what).where('school_id', '=', schoolId).where('uuid', '=', uuid).execute()
}

/** The exercise of one version, as it was stored. */
export async function exerciseOf(db: Db, { schoolId, uuid }: QuestionKey, number: number): Promise<unknown> {
  const row = await db
    .selectFrom('bank_question_version')
    .select('exercise')
    .where('school_id', '=', schoolId)
    .where('question_uuid', '=', uuid)
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.exercise
}
