import type { AnswerPage, ReturnDraft, HomeworkScoreDraft } from '@qalam/contract/homework/answers.ts'
import { answerStale } from '@qalam/contract/homework/problems.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { bringScores } from '#modules/journal/public.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import * as repository from '../repository-answers.ts'
import type { AnswerRow } from '../views/answer.ts'
import { cellLessonOf } from '../views/cell.ts'
import { answerRow, page } from './answer.ts'
import { tell } from './send.ts'

/** Sends an answer back with a word to it; who is late may then answer after all. */
export async function giveBack(context: Context, answerId: string, draft: ReturnDraft): Promise<AnswerPage> {
  await judge(context, answerId, { ...draft, kind: 'returned', score: null })
  return page(context, answerId)
}

/** Scores an answer, also one that was handed in on paper, and brings the points into the journal by choice. */
export async function score(context: Context, answerId: string, { toJournal, ...draft }: HomeworkScoreDraft) {
  const row = await judge(context, answerId, { ...draft, kind: 'scored' })
  const journal = toJournal ? await bring(context, row, draft) : null
  return { answer: await page(context, answerId), journal }
}

type Judged = ReturnDraft & ({ kind: 'returned'; score: null } | { kind: 'scored'; score: number })

async function judge(context: Context, answerId: string, judged: Judged): Promise<AnswerRow> {
  const { db, now, actor } = context
  const row = await answerRow(context, answerId)
  const { kind, comment, operation } = judged
  const { maxScore: max } = row.homework
  if (kind === 'scored' && judged.score > max) throw fieldProblem('score', 'homework.above-maximum', { max })
  const key = { schoolId: row.schoolId, answerId }
  await repository.begin(db, key, now)
  const held = found(await repository.hold(db, key))

  const event = { operation, version: held.version + 1, kind, by: actor.userId, at: now, score: judged.score, comment }
  if (!(await repository.note(db, key, event))) return row
  const version = row.kept === null ? 0 : held.version
  if (version !== judged.version) throw answerStale({ version })
  await repository.judge(db, key, { state: kind, score: judged.score, comment, now })
  tell(context, row)
  return row
}

/** Into the cell of the lesson on the due day, else of the lesson that the homework was set with; an empty one only. */
async function bring(
  context: Context,
  row: AnswerRow,
  { score: value, operation }: Omit<HomeworkScoreDraft, 'toJournal'>,
) {
  const lessonUuid = await cellLessonOf(context.db, row.schoolId, row.homework.uuid)
  const scores = [{ studentId: row.student.id, value, operation }]
  const brought = { lessonUuid, kind: 'formative' as const, scores, over: 'empty' as const }
  const [verdict] = await bringScores(context, { ...brought, outOf: row.homework.maxScore })
  return verdict ?? null
}
