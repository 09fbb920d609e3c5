import { type HomeworkDraft, type HomeworkView, maxHomeworkFiles } from '@qalam/contract/homework/api.ts'
import { homeworkChanged } from '@qalam/contract/homework/events.ts'
import { homeworkMissing, homeworkStale, tooManyHomeworkFiles } from '@qalam/contract/homework/problems.ts'
import { wrongDueDay } from '@qalam/contract/homework/rules.ts'
import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { randomUUID } from 'node:crypto'
import { type LessonFacts, lessonToTeach } from '#modules/lesson/public.ts'
import { found, sentFiles } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import * as repository from './repository.ts'
import { homeworkOf } from './views.ts'

type Based = { uuid?: string | undefined; version: number }

/** Sets or changes the homework of a lesson. The lesson's row is locked, so that two writers come one after another. */
export async function set(context: Context, lessonUuid: string, draft: HomeworkDraft): Promise<HomeworkView> {
  const facts = await lessonToTeach(context, lessonUuid)
  refuseDay(draft, facts)
  const current = await homeworkOf(context.db, facts.schoolId, lessonUuid)
  refuseStale(current, draft)

  const { db, now, actor } = context
  if (current) await repository.change(db, { schoolId: facts.schoolId, uuid: current.uuid }, draft, now)
  else {
    const writer = { schoolId: facts.schoolId, lessonUuid, by: actor.userId, now }
    if (!(await repository.insert(db, draft.uuid ?? randomUUID(), draft, writer)))
      throw fieldProblem('uuid', 'already-exists')
  }
  return told(context, facts)
}

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

  await repository.remove(context.db, { schoolId: facts.schoolId, uuid: current.uuid })
  tell(context, facts)
  return {}
}

function refuseDay({ dueOn }: HomeworkDraft, { date, yearEnds }: LessonFacts): void {
  const wrong = wrongDueDay(dueOn, date, yearEnds)
  if (wrong) throw fieldProblem('dueOn', `homework.due-${wrong}`)
}

/** The version says what the writer saw: nothing (0), or this very homework in this state. */
function refuseStale(current: HomeworkView | null, { uuid, version }: Based): void {
  const sameOne = !current || version === 0 || uuid === undefined || uuid === current.uuid
  if ((current?.version ?? 0) !== version || !sameOne)
    throw homeworkStale({ current: current && { ...current, dueOn: current.dueOn && dottedOf(current.dueOn) } })
}

async function told(context: Context, facts: LessonFacts): Promise<HomeworkView> {
  tell(context, facts)
  return found(await homeworkOf(context.db, facts.schoolId, facts.uuid))
}

function tell(context: Context, facts: LessonFacts): void {
  context.announce(homeworkChanged, facts.schoolId, { lessonUuid: facts.uuid, groupId: facts.groupId })
}
