import type { ThemeDate } from '@qalam/contract/calendar-plans/sheet.ts'
import { changedSince } from '@qalam/contract/calendar-plans/problems.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { capWarnings, type DatedWork } from '@qalam/contract/ktp/caps.ts'
import type { Binding } from '@qalam/contract/ktp/reflow.ts'
import { isSummative } from '@qalam/contract/schedule/rules.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { eventOf } from '../repository.ts'
import { enter, type EnteredSheet, known } from './entry.ts'
import { perform } from './perform.ts'
import { laidOut } from './present.ts'
import type { ThemeFacts } from './views.ts'

/** The lessons that a theme may be put on: those that nothing holds, with what stands there (E-7.6-06). */
export async function dates(context: Context, planUuid: string): Promise<ThemeDate[]> {
  const all = await known(context, planUuid)
  const { pins } = laidOut(all)
  const words = new Map(all.themes.map(({ uuid, ordinal, theme }) => [uuid, `${ordinal}. ${theme}`]))
  return all.lessons
    .filter(({ uuid }) => !pins.has(uuid))
    .map(({ uuid, date, timeStart, quarterId, theme }) => ({
      ...{ scheduleUuid: uuid, date, timeStart, quarterId },
      theme: theme === null ? null : (words.get(theme) ?? null),
    }))
}

export type DateWish = { uuid: string; theme: string; scheduleUuid: string | null; fixed: boolean }

/** Gives a theme its lesson, and holds it there when asked; what stood there waits for its next lesson. */
export async function setDate(context: Context, planUuid: string, wish: DateWish): Promise<{}> {
  const entered = await enter(context, planUuid)
  if (await eventOf(context.db, entered.schoolId, wish.uuid)) return {}
  const theme = found(entered.all.themes.find(({ uuid }) => uuid === wish.theme))
  const bindings = bindingsFor(entered, theme, wish.scheduleUuid)
  const fixed = wish.fixed && wish.scheduleUuid !== null ? (isSummative(theme.kind) ? 'date' : 'hand') : null
  await perform(context, entered, {
    ...{ uuid: wish.uuid, kind: 'dated', rows: [], removed: [], quarters: [], bindings },
    fixed: fixed === theme.fixed ? [] : [{ uuid: theme.uuid, fixed, was: theme.fixed }],
  })
  if (wish.scheduleUuid !== null) warn(context, entered, theme, wish.scheduleUuid)
  return {}
}

/** Its lesson lets go of it, and the wished one takes it. What is conducted, marked or announced stays. */
function bindingsFor({ all }: EnteredSheet, theme: ThemeFacts, slot: string | null): Binding[] {
  const { pins } = laidOut(all)
  const isFree = (uuid: string, also: readonly string[] = []) =>
    ['dated', 'locked', ...also].includes(pins.get(uuid) ?? 'dated')
  const now = all.lessons.find((lesson) => lesson.theme === theme.uuid)
  if (now?.uuid === slot) return []
  // What was not written on its day may be written on another.
  if (now && !isFree(now.uuid, ['past'])) throw changedSince()
  const freed: Binding[] = now ? [{ slot: now.uuid, theme: null, was: theme.uuid }] : []
  if (slot === null) return freed
  const wished = all.lessons.find(({ uuid }) => uuid === slot)
  if (!wished || !isFree(slot)) throw fieldProblem('scheduleUuid', 'calendar-plans.no-date')
  return [...freed, { slot, theme: theme.uuid, was: wished.theme }]
}

/** Says what the rules of assessment have against the date (order №125); it is stored all the same. */
function warn(context: Context, { all, plan }: EnteredSheet, theme: ThemeFacts, slot: string): void {
  const lesson = all.lessons.find(({ uuid }) => uuid === slot)
  if (!lesson || (theme.kind !== 'sor' && theme.kind !== 'soch')) return
  const work: DatedWork = {
    ...{ uuid: theme.uuid, kind: theme.kind, planUuid: plan.uuid, subjectId: plan.subjectId },
    ...{ quarterId: lesson.quarterId, date: lesson.date },
  }
  const works = [...all.head.works.filter(({ uuid }) => uuid !== theme.uuid), work]
  const endsOn = all.head.quarters.find(({ value }) => value === lesson.quarterId)?.endsOn ?? null
  const names = new Map(all.head.works.map(({ uuid, name }) => [uuid, name[context.language]]))
  for (const cap of capWarnings(work, { works, endsOn }))
    context.say('warning', `calendar-plans.cap-${cap.kind}`, {
      count: 'count' in cap ? cap.count : 0,
      max: 'max' in cap ? cap.max : 0,
      others: 'others' in cap ? cap.others.map((uuid) => names.get(uuid) ?? '').join(', ') : '',
    })
}
