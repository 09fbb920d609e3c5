import type { HomeworkDraft, HomeworkForm, HomeworkView } from '@qalam/contract/homework/api.ts'
import { maxHomeworkFiles } from '@qalam/contract/homework/parts.ts'
import { homeworkChanged } from '@qalam/contract/homework/events.ts'
import {
  homeworkHasAnswers,
  homeworkMissing,
  homeworkStale,
  tooManyHomeworkFiles,
} from '@qalam/contract/homework/problems.ts'
import { expiryOf, untilOf, wrongDueDay } from '@qalam/contract/homework/rules.ts'
import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { randomUUID } from 'node:crypto'
import { publishedFor, publishedVersion } from '#modules/content/public.ts'
import { type LessonPageFacts, lessonToTeach } from '#modules/lesson/public.ts'
import { found, sentFiles } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import * as repository from '../repository.ts'
import { attendingOf, type HomeworkRow, homeworkOf, maximumOf } from '../views/homework.ts'

type Based = { uuid?: string | undefined; version: number }

/** Sets or changes the homework of a lesson. The lesson's row is locked, so that two writers come one after another. */
export async function set(context: Context, lessonUuid: string, draft: HomeworkDraft): Promise<HomeworkView> {
  const facts = await lessonToTeach(context, lessonUuid)
  const current = await homeworkOf(context.db, facts.schoolId, lessonUuid)
  if (await isRepeat(context, facts, draft)) return current ?? takenBack(draft)
  refuseDay(draft, facts)
  refuseStale(current, draft)
  const words = await wordsOf(context, facts, draft, current)

  const { db, now, actor } = context
  const uuid = current?.uuid ?? draft.uuid ?? randomUUID()
  const key = { schoolId: facts.schoolId, uuid }
  const writer = { schoolId: facts.schoolId, lessonUuid, by: actor.userId, now }
  if (current) await repository.change(db, key, words, writer)
  else if (!(await repository.insert(db, uuid, words, writer))) throw fieldProblem('uuid', 'already-exists')
  await repository.nameRecipients(db, key, draft.students)
  const { operationId } = draft
  if (operationId) await repository.keepOperation(db, key, { ...writer, operationId })
  return told(context, facts)
}

/** Whether this very write of a device was taken before, whatever was written since. */
async function isRepeat(
  { db, actor }: Context,
  facts: LessonPageFacts,
  { operationId }: HomeworkDraft,
): Promise<boolean> {
  const before = operationId && (await repository.operationOf(db, facts.schoolId, operationId))
  if (!before) return false
  if (before.by !== actor.userId || before.lessonUuid !== facts.uuid)
    throw fieldProblem('operationId', 'already-exists')
  return true
}

/** What was stored once and has been taken back since. */
const takenBack = ({ uuid, operationId, text, dueOn }: HomeworkDraft): HomeworkView => ({
  uuid: uuid ?? operationId ?? randomUUID(),
  text,
  dueOn,
  files: [],
  version: 0,
})

/** What is asked, judged: an end that lies ahead, students of the lesson, a work that the caller may use. */
async function wordsOf(
  { db, actor, now }: Context,
  { schoolId, uuid, date }: LessonPageFacts,
  draft: HomeworkDraft,
  current: HomeworkRow | null,
): Promise<repository.HomeworkWords> {
  const { students, contentVersion } = draft
  // What is to be read or done is always answered, be it that it was read.
  const wantsAnswer = draft.wantsAnswer || contentVersion !== null
  const expiresAt = wantsAnswer ? expiryOf(draft) : null
  const isNew = expiresAt?.toISOString().slice(0, 19) !== current?.expiresAt?.slice(0, 19)
  if (draft.dateExpired && draft.dateExpired < date) throw fieldProblem('dateExpired', 'homework.due-before')
  if (draft.dateExpired && expiresAt && isNew && expiresAt < now)
    throw fieldProblem('dateExpired', 'homework.already-over')
  if (students) {
    const attending = new Set((await attendingOf(db, schoolId, uuid)).map(({ id }) => id))
    if (!students.every((id) => attending.has(id))) throw fieldProblem('students', 'homework.not-attending')
  }
  const isSameWork = current?.contentVersion === contentVersion
  const version = contentVersion ? await publishedVersion(db, schoolId, contentVersion) : null
  const may = isSameWork || (await publishedFor(db, schoolId, actor.userId)).some((one) => one.uuid === contentVersion)
  if (contentVersion && (!version || !may)) throw fieldProblem('contentVersion', 'homework.no-work')
  // Nothing may change under what was sent already.
  const count = current?.sentAnswers ?? 0
  if (count > 0 && (!isSameWork || !wantsAnswer)) throw homeworkHasAnswers({ count })

  const maxScore = version && version.maxScore > 0 ? version.maxScore : await maximumOf(db, schoolId, uuid)
  return { ...draft, wantsAnswer, expiresAt, toAll: students === null, maxScore }
}

/** What the form of homework shows. */
export async function form(context: Context, lessonUuid: string): Promise<HomeworkForm> {
  const { db, actor } = context
  const { schoolId } = await lessonToTeach(context, lessonUuid)
  const row = await homeworkOf(db, schoolId, lessonUuid)
  const published = await publishedFor(db, schoolId, actor.userId)
  const used = row?.contentVersion ? await publishedVersion(db, schoolId, row.contentVersion) : null
  const contents = published.map(({ uuid, kind, title, maxScore }) => ({ uuid, kind, title, maxScore, mine: true }))
  // The version that was set stays in the list, even when a newer one was published since.
  if (used && !contents.some(({ uuid }) => uuid === used.uuid)) contents.unshift({ ...used, mine: false })
  return { homework: row && askedBy(row), students: await attendingOf(db, schoolId, lessonUuid), contents }
}

const askedBy = ({ chosen, toAll, expiresAt, ...row }: HomeworkRow): HomeworkForm['homework'] => ({
  ...row,
  ...untilOf(expiresAt, row.dueOn),
  students: toAll ? null : chosen,
})

/** Adds files to homework that was set; at most three in all, all or none (V-FILE-1). */
export async function addFiles(context: Context, lessonUuid: string): Promise<HomeworkView> {
  const kept = sentFiles(context)
  const facts = await lessonToTeach(context, lessonUuid)
  const current = await homeworkOf(context.db, facts.schoolId, lessonUuid)
  if (!current) throw homeworkMissing()
  if (current.files.length + kept.length > maxHomeworkFiles) throw tooManyHomeworkFiles({ max: maxHomeworkFiles })

  await repository.addFiles(context.db, { schoolId: facts.schoolId, uuid: current.uuid }, kept, current.files.length)
  return told(context, facts)
}

export async function removeFile(context: Context, lessonUuid: string, fileUuid: string): Promise<HomeworkView> {
  const facts = await lessonToTeach(context, lessonUuid)
  const current = await homeworkOf(context.db, facts.schoolId, lessonUuid)
  if (!current) throw homeworkMissing()

  found(await repository.removeFile(context.db, { schoolId: facts.schoolId, uuid: current.uuid }, fileUuid))
  return told(context, facts)
}

/** Takes the homework of a lesson back, with its files. */
export async function clear(context: Context, lessonUuid: string, based: Based): Promise<{}> {
  const facts = await lessonToTeach(context, lessonUuid)
  const current = await homeworkOf(context.db, facts.schoolId, lessonUuid)
  if (!current) throw homeworkMissing()
  refuseStale(current, based)
  if (current.sentAnswers > 0) throw homeworkHasAnswers({ count: current.sentAnswers })

  await repository.remove(context.db, { schoolId: facts.schoolId, uuid: current.uuid })
  tell(context, facts)
  return {}
}

function refuseDay({ dueOn }: HomeworkDraft, { date, yearEnds }: LessonPageFacts): void {
  const wrong = wrongDueDay(dueOn, date, yearEnds)
  if (wrong) throw fieldProblem('dueOn', `homework.due-${wrong}`)
}

/** The version says what the writer saw: nothing (0), or this very homework in this state. */
function refuseStale(current: HomeworkRow | null, { uuid, version }: Based): void {
  const sameOne = !current || version === 0 || uuid === undefined || uuid === current.uuid
  if ((current?.version ?? 0) !== version || !sameOne)
    throw homeworkStale({
      current: current && { ...current, dueOn: current.dueOn && dottedOf(current.dueOn) },
      by: current?.changedBy ?? null,
      at: current?.changedAt ?? null,
    })
}

async function told(context: Context, facts: LessonPageFacts): Promise<HomeworkView> {
  tell(context, facts)
  return found(await homeworkOf(context.db, facts.schoolId, facts.uuid))
}

function tell(context: Context, facts: LessonPageFacts): void {
  context.announce(homeworkChanged, facts.schoolId, { lessonUuid: facts.uuid, groupId: facts.groupId })
}
