import { type BatchPreview, mostNamed } from '@qalam/contract/office-schedule/batches.ts'
import { createHash } from 'node:crypto'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { type Left, leftLesson } from '../plan/left.ts'
import { canChange } from '../policy.ts'
import { factsOfGroup } from '../views/may.ts'
import { namesOf } from '../views/names.ts'

/** The school of the caller, once it is sure that the caller may change what is asked for. */
export async function schoolToChange(
  { actor, db }: Context,
  asked: { schoolId?: number | undefined; groupId: number | null },
): Promise<number> {
  const schoolId = found(actor.schoolId)
  allow(asked.schoolId === undefined || asked.schoolId === schoolId)
  const group = asked.groupId === null ? null : found(await factsOfGroup(db, schoolId, asked.groupId))
  allow(canChange(actor, group))
  return schoolId
}

/** Names a plan: two that would do the same have one stamp. */
export const stampOf = (plan: unknown): string =>
  createHash('sha256').update(JSON.stringify(plan)).digest('base64url').slice(0, 32)

type Plan = { changed: readonly { date: string }[]; left: readonly Left[]; stamp: string }

export async function previewOf({ db }: Context, schoolId: number, plan: Plan): Promise<BatchPreview> {
  const names = await namesOf(db, schoolId)
  return {
    stamp: plan.stamp,
    lessons: plan.changed.length,
    days: new Set(plan.changed.map(({ date }) => date)).size,
    left: plan.left.length,
    leftLessons: plan.left.slice(0, mostNamed).map((left) => leftLesson(left, names)),
  }
}
