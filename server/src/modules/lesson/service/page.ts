import { localClock } from '@qalam/contract/kernel/calendar.ts'
import type { LessonPage } from '@qalam/contract/lesson/api.ts'
import { hasBegun, whyNotConducted } from '@qalam/contract/lesson/rules.ts'
import { mediaAddress } from '#modules/media/public.ts'
import { allow, found } from '#platform/access.ts'
import { isParent, isStaff, isStudent } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import type { FileStore } from '#platform/files/store.ts'
import { readFile } from '#platform/files/stored.ts'
import { canSee, canTeach } from '../policy.ts'
import { isFileOf, lessonFacts } from '../views/facts.ts'
import { lessonPage } from '../views/page.ts'
import { allowToSee, fileAddress } from './entry.ts'

/**
 * The lesson page (R-2.2-05, Q-099). Students see lessons they attend, parents those of a bound child; anybody else's
 * lesson, and one of another school, is not found.
 */
export async function page(context: Context, uuid: string, userId: number | null): Promise<LessonPage> {
  const { actor, db, today, now } = context
  const row = found(await lessonPage(db, uuid, actor, { today, now, userId }))
  const { schoolId, planTeacherId, leadId, pupilId, closed, ...shown } = row
  const people = {
    schoolId,
    planTeacherId,
    leadId,
    teacherId: shown.teacher.id,
    substitutedId: shown.substituted?.id ?? null,
  }
  if (isStudent(actor) || isParent(actor)) found(pupilId)
  else {
    found(actor.schoolId === schoolId || null)
    allow(canSee(actor, people))
  }

  const begun = hasBegun(shown, { day: today, clock: localClock(now) })
  const hasTheme = shown.calendarPlanLessonUuid !== null
  const teaches = canTeach(actor, people)
  const gives = [people.teacherId, people.substitutedId].includes(actor.userId)
  return {
    ...shown,
    materials: shown.materials.map((one) => (one.kind === 'file' ? { ...one, url: fileAddress(uuid, one.uuid) } : one)),
    canBeConducted: whyNotConducted({ hasTheme, begun, closed }) === null,
    can: {
      conduct: teaches && !closed,
      mark: teaches && !closed && begun,
      prepare: teaches,
      journal: isStaff(actor) && canSee(actor, people),
      chat: isStudent(actor) || gives,
      live: gives,
    },
  }
}

/** A file of the lesson or of its homework, for whoever may see the page. */
export async function file(context: Context, store: FileStore, lessonUuid: string, uuid: string) {
  await allowFile(context, lessonUuid, uuid)
  return found(await readFile(context.db, store, uuid))
}

/** Where the browser itself fetches such a file, to show or to play it. */
export async function addressOfFile(context: Context, secret: string, lessonUuid: string, uuid: string) {
  await allowFile(context, lessonUuid, uuid)
  return mediaAddress(secret, uuid, context.now)
}

async function allowFile(context: Context, lessonUuid: string, uuid: string): Promise<void> {
  const facts = found(await lessonFacts(context.db, lessonUuid, context.actor, context.today))
  allowToSee(context.actor, facts)

  found((await isFileOf(context.db, facts, uuid)) || null)
}
