import { splitStale } from '@qalam/contract/groups/problems.ts'
import type { SplitEffect, TimeDraft } from '@qalam/contract/groups/subgroups.ts'
import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { rewriteTimes } from '../repository/members.ts'
import { staysOn, timesOf } from '../views/times.ts'
import { changed, held, splitting } from './halves.ts'
import { effectsOf, refuseDay } from './effects.ts'
import { corrected, type HalfDays } from './times.ts'

/** Corrects the day on which a pupil came into a half, or takes the change back. */
export async function correct(context: Context, groupId: number, subjectId: number, draft: TimeDraft): Promise<{}> {
  const { group, store } = await correcting(context, groupId, subjectId, draft)
  await store()
  return changed(context, group)
}

export async function previewCorrection(
  context: Context,
  groupId: number,
  subjectId: number,
  draft: TimeDraft,
): Promise<{ pupils: SplitEffect[] }> {
  const { of, store } = await correcting(context, groupId, subjectId, draft)
  return effectsOf(context, of, [draft.studentId], store)
}

async function correcting(context: Context, groupId: number, subjectId: number, draft: TimeDraft) {
  const { db } = context
  const group = await splitting(context, groupId)
  const halves = await held(context, group, subjectId)
  const of = { schoolId: group.schoolId, groupId, subjectId }
  const times = (await timesOf(db, of)).filter(({ studentId }) => studentId === draft.studentId)
  const at = times.findIndex(({ since }) => since === draft.since)
  if (at === -1) throw splitStale()
  await judge(context, { ...of, year: group.year }, times, at, draft)

  const idOf = (time: HalfDays) => found(halves.find(({ number }) => number === time.half)).id
  const store = () =>
    rewriteTimes(
      db,
      { ...of, studentId: draft.studentId },
      corrected(times, at, draft.day).map((time) => ({ ...time, subgroupId: idOf(time) })),
    )
  return { group, of, store }
}

type OfSubject = { schoolId: number; groupId: number; subjectId: number; year: number }

/** A time may begin anywhere between the beginning of the one before it and its own end, in the stay, after closed periods. */
async function judge(
  context: Context,
  of: OfSubject,
  times: readonly HalfDays[],
  at: number,
  { studentId, since, day }: TimeDraft,
): Promise<void> {
  const [time, before] = [found(times[at]), times[at - 1]]
  const follows = before?.until === since
  if (day === null && !follows) throw fieldProblem('day', 'half_first')
  if (day === since) throw fieldProblem('day', 'half_same')
  await refuseDay(context, of, day === null || day > since ? since : day)
  if (day === null) return
  await refuseDay(context, of, day)
  if (time.until !== null && day >= time.until)
    throw fieldProblem('day', 'half_after_end', { day: dottedOf(time.until) })
  const [stay] = await staysOn(context.db, of, [studentId], since)
  if (stay && day < stay.since)
    throw fieldProblem('day', 'half_before_stay', { name: stay.name, day: dottedOf(stay.since) })
  const least = follows ? before.since : before?.until
  if (least && day < least) throw fieldProblem('day', 'half_before_time', { day: dottedOf(least) })
}
