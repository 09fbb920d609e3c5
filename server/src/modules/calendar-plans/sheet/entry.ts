import { movesOf } from '@qalam/contract/ktp/states.ts'
import { type HeldPlan, holdPlan } from '#modules/ktp/plans/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canEdit, canRead, standingOf } from '../policy.ts'
import { type KnownSheet, presentSheet } from './present.ts'
import { lessonsOf, sheetHead, themesOf } from './views.ts'

/** The plan with its themes and lessons: 404 for another school's, 403 for whoever has nothing to do with it. */
export async function known({ actor, db, today, language }: Context, uuid: string): Promise<KnownSheet> {
  const schoolId = found(actor.schoolId)
  const head = found(await sheetHead(db, schoolId, uuid))
  allow(canRead(actor, factsOf(head)))
  const [themes, lessons] = [await themesOf(db, schoolId, uuid), await lessonsOf(db, schoolId, uuid)]
  return { head, themes, lessons, today, language }
}

export const factsOf = ({ teacher, leadId, reviewerId }: KnownSheet['head']) => ({
  teacherId: teacher.id,
  leadId,
  reviewerId,
})

/** The sheet of a plan, as its reader may use it. */
export async function open(context: Context, uuid: string) {
  const all = await known(context, uuid)
  const standing = standingOf(context.actor, factsOf(all.head))
  return presentSheet(all, {
    moves: movesOf(all.head.state, standing),
    can: { edit: standing.edits, comment: true },
  })
}

export type EnteredSheet = { plan: HeldPlan; all: KnownSheet; schoolId: number }

/** The plan, held for a change by whoever may write it. */
export async function enter(context: Context, uuid: string): Promise<EnteredSheet> {
  const schoolId = found(context.actor.schoolId)
  const plan = found(await holdPlan(context.db, schoolId, uuid))
  allow(canEdit(context.actor, plan))
  return { plan, all: await known(context, uuid), schoolId }
}
