import { dottedOf, numberOfQuarter, weekDay } from '@qalam/contract/kernel/calendar.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { capWarnings } from '@qalam/contract/ktp/caps.ts'
import type { EntityKind } from '@qalam/contract/schedule/drafts.ts'
import {
  lessonPeriodClosed,
  onHoliday,
  onSunday,
  outsideQuarters,
  themeTaken,
} from '@qalam/contract/schedule/problems.ts'
import { inOrder, kindsFor } from '@qalam/contract/schedule/rules.ts'
import { isManagement } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { datedWorks, type SlotFacts, type PlannedLesson } from '../views/facts.ts'

type Time = { timeStart: string; timeEnd: string }

/** Refuses an end before its start, under the field of the end. */
export function refuseDisorder(time: Time, endField: string): void {
  if (!inOrder(time)) throw fieldProblem(endField, 'schedule.time-order')
}

/** The quarter of a day on which lessons may stand; holidays and days outside the quarters are refused. */
export function schoolDay({ actor, language }: Context, date: string, { holiday, quarterId }: SlotFacts): number {
  const dotted = dottedOf(date)
  if (holiday) throw onHoliday({ date: dotted, name: holiday[language] })
  if (quarterId === null) throw outsideQuarters({ date: dotted })
  if (weekDay(date) === 7 && !isManagement(actor)) throw onSunday({ date: dotted })
  return quarterId
}

/** What was signed at the closing names these lessons: they stay as they stood. */
export function refuseClosed({ closedQuarters }: SlotFacts, quarterId: number): void {
  if (closedQuarters?.includes(numberOfQuarter(quarterId))) throw lessonPeriodClosed()
}

export function refuseStrangeCabinet({ cabinetKnown }: SlotFacts): void {
  if (!cabinetKnown) throw fieldProblem('cabinet_id', 'schedule.cabinet')
}

/** A theme must be of the plan and without another lesson. */
export function refuseStrangeTheme(wanted: { themeUuid: string | null }, facts: SlotFacts, lessonUuid: string): void {
  if (wanted.themeUuid === null) return
  const { theme, planUuid } = facts
  if (!theme || theme.planUuid !== planUuid) throw fieldProblem('calendar_plan_lesson_uuid', 'schedule.theme-of-plan')
  if (theme.lessonUuid !== null && theme.lessonUuid !== lessonUuid) throw themeTaken()
}

/** A new work must be of a kind that its plan knows (C-KIND-3, Q-028); what is planned already may be held. */
export function refuseStrangeKind(kind: EntityKind, { scoreType, theme }: SlotFacts): void {
  if (!theme && !kindsFor(scoreType ?? '').includes(kind)) throw fieldProblem('entityKind', 'schedule.kind-of-plan')
}

type Stored = Pick<PlannedLesson, 'schoolId' | 'groupId'> & { uuid: string }

/** What is said first of several things; the plan and the journal say all of them. */
const gravest = [
  ['soch-on-last-day', 'schedule.warn-soch-last'],
  ['sor-beside-soch', 'schedule.warn-soch-sor'],
  ['soch-in-day', 'schedule.warn-soch-day'],
  ['sor-in-quarter', 'schedule.warn-sor'],
] as const

/** Says, once, what the rules of assessment would rather not see (order №125); the lesson is stored all the same. */
export async function warn(context: Context, stored: Stored, facts: SlotFacts, kind: string): Promise<void> {
  const { quarterId, quarterEndsOn: endsOn, theme } = facts
  if (theme && theme.quarterId !== quarterId) return context.say('warning', 'schedule.warn-theme-quarter')
  if (quarterId === null || (kind !== 'sor' && kind !== 'soch')) return
  const works = await datedWorks(context.db, { ...stored, quarterId })
  const work = works.find(({ uuid }) => uuid === stored.uuid)
  const caps = new Map((work ? capWarnings(work, { works, endsOn }) : []).map((cap) => [cap.kind, cap]))
  for (const [kind, words] of gravest) {
    const cap = caps.get(kind)
    if (!cap) continue
    return context.say('warning', words, 'max' in cap ? { count: cap.count, max: cap.max } : {})
  }
}
