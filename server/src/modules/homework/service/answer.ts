import type { AnswerEvent, AnswerPage } from '@qalam/contract/homework/answers.ts'
import { isOver, mayAnswer } from '@qalam/contract/homework/rules.ts'
import { publishedVersion } from '#modules/content/public.ts'
import { mediaAddress } from '#modules/media/public.ts'
import { noteOpened } from '#modules/record-openings/public.ts'
import { found } from '#platform/access.ts'
import { isStudent, isTeaching } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import type { FileStore } from '#platform/files/store.ts'
import { readFile } from '#platform/files/stored.ts'
import { answerIdOf, answerIdsOf, answerOf, type AnswerRow, isFileOf } from '../views/answer.ts'
import { givenAgain, needsPerson, shownWork, type HomeworkWork } from './work.ts'

/** The answer that an address names; somebody else's is not found. */
export const answerRow = async ({ db, actor, now }: Context, answerId: string): Promise<AnswerRow> =>
  told(found(await answerOf(db, actor, answerId, now)), isTeaching(actor))

/** To the family an answer whose score is held back is as it was sent. */
const told = (row: AnswerRow, isTheirs: boolean): AnswerRow =>
  isTheirs || !row.held
    ? row
    : { ...row, state: 'sent', score: null, comment: '', history: row.history.filter(({ kind }) => kind !== 'scored') }

/** The lecture or work that goes with an answer. */
export async function workOf({ db }: Context, row: AnswerRow): Promise<HomeworkWork | null> {
  const version = row.contentVersion ? await publishedVersion(db, row.schoolId, row.contentVersion) : null
  return version && { title: version.title, body: version.body, seed: row.seed }
}

/** Whether an answer may still be given: until its end, and after it was sent back at any time. */
export const isOpen = ({ state, homework }: AnswerRow, now: Date): boolean =>
  mayAnswer(state) && (state === 'returned' || !isOver(homework.dateExpired, now))

/** The homework of one student, for the student, the parents and who teaches the lesson. */
export async function page(context: Context, answerId: string): Promise<AnswerPage> {
  const { actor, now } = context
  const row = await answerRow(context, answerId)
  const work = await workOf(context, row)
  const isTheirs = isTeaching(actor)
  // What a student has not sent yet is nobody else's to read.
  const isHidden = isTheirs && row.kept === 'draft'
  if (isTheirs) await noteOpened(context, { schoolId: row.schoolId, studentId: row.student.id, what: 'answer' })
  return {
    ...row,
    ...(isHidden && { body: '', files: [] }),
    maxScore: row.homework.maxScore,
    content: work && shownWork(work),
    exercises: isHidden ? [] : givenAgain(row, row.exercises),
    needsPerson: work === null || needsPerson(work),
    beside: isTheirs ? await besideOf(context, row) : null,
    can: { answer: isStudent(actor) && isOpen(row, now), judge: isTheirs },
  }
}

async function besideOf({ db }: Context, row: AnswerRow): Promise<AnswerPage['beside']> {
  const all = await answerIdsOf(db, row.schoolId, row.homework.uuid)
  const place = all.findIndex(({ answerId }) => answerId === row.answerId)
  return {
    previous: all[place - 1]?.answerId ?? null,
    next: all[place + 1]?.answerId ?? null,
    place: place + 1,
    all: all.length,
    waiting: all.filter(({ waits }) => waits).length,
  }
}

/** What was done with the homework of a student (E-7.7-17). */
export async function history(context: Context, studentId: number, homeworkUuid: string): Promise<AnswerEvent[]> {
  const answerId = found(await answerIdOf(context.db, context.actor, homeworkUuid, studentId))
  return (await answerRow(context, answerId)).history
}

/** A file of an answer or of its work, for whoever may read the answer. */
export async function file(context: Context, store: FileStore, answerId: string, uuid: string) {
  await allowFile(context, answerId, uuid)
  return found(await readFile(context.db, store, uuid))
}

export async function addressOfFile(context: Context, secret: string, answerId: string, uuid: string) {
  await allowFile(context, answerId, uuid)
  return mediaAddress(secret, uuid, context.now)
}

async function allowFile(context: Context, answerId: string, uuid: string): Promise<void> {
  const row = await answerRow(context, answerId)
  found((await isFileOf(context.db, row, uuid)) || null)
}
