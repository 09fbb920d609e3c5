import type { KeyedQuestion } from '@qalam/contract/exams/grading-shapes.ts'
import { keyUnfit, planStale } from '@qalam/contract/exams/problems.ts'
import { rightAnswer } from '@qalam/contract/exams/right.ts'
import { idsOf } from '@qalam/contract/exercises/answer.ts'
import { withStoredIds } from '@qalam/contract/exercises/answerless.ts'
import { type Exercise, ExerciseKey, join } from '@qalam/contract/exercises/draft.ts'
import { faults } from '@qalam/contract/exercises/faults.ts'
import { reviseKeys } from '#modules/content/public.ts'
import { allow, found } from '#platform/access.ts'
import { isManagement } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { keyedWork, taskIn, type ExamWork, workOf } from '../../work.ts'
import { sittingToChange, sittingToTeach } from '../entry.ts'

const mayMend = ({ actor }: Context, { ownerId }: ExamWork): boolean => ownerId === actor.userId || isManagement(actor)

/** The keys of a work as they stand. */
export async function keys(context: Context, uuid: string) {
  const sitting = await sittingToTeach(context, uuid)
  const work = await workOf(context.db, sitting.schoolId, sitting.versionUuid, context.now)
  const keyed = await keyedWork(context.db, sitting.schoolId, sitting.versionUuid)
  const questions = work.tasks.flatMap(({ uuid: id, number, exercise }): KeyedQuestion[] => {
    const key = keyed.keys.get(id)
    if (!key) return []
    const { from, to } = idsOf(exercise)
    const same = new Map([...from, ...to].map((one) => [one, one]))
    const { type, prompt, points } = exercise
    return [{ id, number, type, prompt, points, exercise: withStoredIds(exercise), right: rightAnswer(key, same), key }]
  })
  return { title: work.title, keyVersion: keyed.keyVersion, questions, can: { mend: mayMend(context, work) } }
}

/** Stores a mended key of one question as the next version of the keys; the author does, or the management. */
export async function mendKey(
  context: Context,
  uuid: string,
  asked: { keyVersion: number; exercise: string; key?: unknown },
) {
  const { db, actor, now } = context
  const sitting = await sittingToChange(context, uuid)
  const work = await workOf(db, sitting.schoolId, sitting.versionUuid, now)
  allow(mayMend(context, work))
  const task = found(taskIn(work, asked.exercise))
  const keyed = await keyedWork(db, sitting.schoolId, sitting.versionUuid)
  if (keyed.keyVersion !== asked.keyVersion) throw planStale()
  const key = fitting(task.exercise, asked.key)

  const all = Object.fromEntries([...keyed.keys, [task.uuid, key]])
  const keyVersion = await reviseKeys(db, sitting.schoolId, sitting.versionUuid, all, {
    byUserId: actor.userId,
    at: now,
  })
  return { keyVersion }
}

/** A key that the exercise could have been published with. */
function fitting(exercise: Exercise, given: unknown): ExerciseKey {
  const key = ExerciseKey.safeParse(given)
  if (!key.success || key.data.type !== exercise.type) throw keyUnfit()
  const draft = join({ exercise, key: key.data })
  if (faults(draft).length > 0) throw keyUnfit()
  return key.data
}
