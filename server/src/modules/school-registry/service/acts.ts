import { addDays, dottedOf, localMidnight } from '@qalam/contract/kernel/calendar.ts'
import { untilIsOver } from '@qalam/contract/school-registry/problems.ts'
import { closeSchool, openSchool } from '#modules/payments/public.ts'
import { schools } from '#modules/schools/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { runsPlatform } from '../policy.ts'
import { recordAct } from '../repository.ts'
import { detailsOf } from '../views.ts'

/** Closes a school: every process sees within seconds that its sessions stand for nothing any more. */
export async function block(context: Context, schoolId: number, reason: string): Promise<{}> {
  const at = await ofSchool(context, schoolId)
  if (await schools.setBlocked(context.db, schoolId, context.now))
    await recordAct(context.db, { ...at, kind: 'blocked', about: reason })
  return {}
}

/** Opens a school that was closed. */
export async function open(context: Context, schoolId: number): Promise<{}> {
  const at = await ofSchool(context, schoolId)
  if (await schools.setBlocked(context.db, schoolId, null)) await recordAct(context.db, { ...at, kind: 'opened' })
  return {}
}

/** Opens learning up to a day, that day with it, or ends it now. */
export async function subscribe(context: Context, schoolId: number, until: string | null): Promise<{}> {
  const { db, now, today } = context
  const at = await ofSchool(context, schoolId)
  if (until !== null && until < today) throw untilIsOver()

  if (until === null) await closeSchool(db, schoolId, now)
  else await openSchool(db, schoolId, localMidnight(addDays(until, 1)))
  await recordAct(db, { ...at, kind: until === null ? 'ended' : 'subscribed', about: until ? dottedOf(until) : '' })
  return {}
}

async function ofSchool({ actor, db, now }: Context, schoolId: number) {
  allow(runsPlatform(actor))
  found(await detailsOf(db, schoolId))
  return { schoolId, at: now, userId: actor.userId }
}
