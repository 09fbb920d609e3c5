import type { ThemeBody, ThemeForEdit } from '@qalam/contract/calendar-plans/sheet-calls.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import type { EntityKind } from '@qalam/contract/schedule/drafts.ts'
import { isSummative, kindsFor, sochTitle } from '@qalam/contract/schedule/rules.ts'
import { randomUUID } from 'node:crypto'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canEdit } from '../policy.ts'
import { enter, type EnteredSheet, known } from './entry.ts'
import { setDate } from './dates.ts'
import { perform, rowOf } from './perform.ts'
import { type KnownSheet, laidOut, presentThemes } from './present.ts'
import { planOfTheme, workOf } from './views.ts'

type Themed = { uuid: string; entityId: string | null; entityKind: EntityKind }

/** One theme as its dialog holds it (E-7.6-07), and what a work for it begins from. */
export async function themeForEdit(context: Context, uuid: string): Promise<{ calendarPlanLesson: ThemeForEdit }> {
  const { db, actor } = context
  const schoolId = found(actor.schoolId)
  const planUuid = found(await planOfTheme(db, schoolId, uuid))
  const all = await known(context, planUuid)
  const theme = found(presentThemes(all, laidOut(all)).find((one) => one.uuid === uuid))
  const { subject, parallel, eduLang, teacher } = all.head
  const { entityId } = theme
  const isMine = entityId !== null && (await workOf(db, schoolId, actor.userId, entityId)) !== undefined
  const make = entityId === null && canEdit(actor, { teacherId: teacher.id }) && !isHeld(all, uuid)
  const about = { subject, parallel, eduLang, teaches: teacher.id === actor.userId }
  return { calendarPlanLesson: { ...theme, ...about, calendarPlanUuid: planUuid, can: { make, open: isMine } } }
}

/** Whether the words of a theme stay as they are: its lesson was conducted or marked. */
const isHeld = ({ lessons }: KnownSheet, uuid: string): boolean =>
  lessons.some((one) => one.theme === uuid && (one.conducted || one.marked))

/** Adds a theme at the end of its quarter (V-CPTHEME-1, V-CPTHEME-2). */
export async function themeAdd(context: Context, body: ThemeBody): Promise<Themed> {
  const planUuid = body.calendarPlanUuid ?? body.calendar_plan_uuid
  if (planUuid === undefined) throw fieldProblem('calendarPlanUuid', 'required')
  const entered = await enter(context, planUuid)
  const uuid = body.uuid ?? randomUUID()
  const stands = entered.all.themes.find((one) => one.uuid === uuid)
  if (stands) return { uuid, entityId: stands.entityId, entityKind: stands.kind }

  const quarterId = quarterOf(entered, body, context.today)
  const words = await wordsOf(context, entered, body, quarterId)
  const uuids = entered.all.themes.filter((one) => one.quarterId === quarterId).map((one) => one.uuid)
  await perform(context, entered, {
    ...{ uuid: randomUUID(), kind: 'added', removed: [], bindings: [] },
    rows: [rowOf({ ...blank, ...words, uuid, quarterId })],
    quarters: [{ quarterId, uuids: [...uuids, uuid] }],
  })
  await date(context, planUuid, uuid, body)
  return { uuid, entityId: words.entityId, entityKind: words.kind }
}

const blank = { section: '', objectives: [], content: '', devices: '', note: '' }

/** Changes a theme; what is left out stays (E-7.6-09, 11). */
export async function themeUpdate(context: Context, uuid: string, body: ThemeBody): Promise<Themed> {
  const planUuid = found(await planOfTheme(context.db, found(context.actor.schoolId), uuid))
  const entered = await enter(context, planUuid)
  const before = found(entered.all.themes.find((one) => one.uuid === uuid))
  if (isHeld(entered.all, uuid)) throw fieldProblem('theme', 'calendar-plans.theme-stays')
  const words = await wordsOf(context, entered, { ...before, entityKind: before.kind, ...body }, before.quarterId)
  await perform(context, entered, {
    ...{ uuid: randomUUID(), kind: 'edited', removed: [], quarters: [], bindings: [] },
    rows: [rowOf({ ...before, ...words })],
  })
  await date(context, planUuid, uuid, body)
  return { uuid, entityId: words.entityId, entityKind: words.kind }
}

/** The quarter that is named, by its number or its id, that of the lesson, else the one of today. */
function quarterOf({ all, plan }: EnteredSheet, { quarter, scheduleUuid }: ThemeBody, today: string): number {
  const ofLesson = all.lessons.find(({ uuid }) => uuid === scheduleUuid)?.quarterId
  const named =
    quarter === null || quarter === undefined ? undefined : quarter < 5 ? plan.academicYear * 10 + quarter : quarter
  const ofDay = all.head.quarters.find(({ endsOn }) => endsOn >= today)?.value
  const quarterId = ofLesson ?? named ?? ofDay
  if (!all.head.quarters.some(({ value }) => value === quarterId) || quarterId === undefined)
    throw fieldProblem('quarter', 'required')
  return quarterId
}

type Said = Pick<ThemeBody, 'entityKind' | 'entity_kind' | 'theme' | 'maxScore' | 'section'> & {
  entityId?: string | null | undefined
}

/** Type and theme, typed or that of a saved work; a soch names itself (S-BIND-1). */
async function wordsOf({ db, actor }: Context, { plan, all, schoolId }: EnteredSheet, body: Said, quarterId: number) {
  const kind = body.entityKind ?? body.entity_kind
  if (kind === undefined) throw fieldProblem('entityKind', 'required')
  if (!kindsFor(plan.scoreType).includes(kind)) throw fieldProblem('entityKind', 'schedule.kind-of-plan')
  const entityId = body.entityId ?? null
  const work = entityId === null ? null : await workOf(db, schoolId, actor.userId, entityId)
  if (work === undefined || (work && work.kind !== kind)) throw fieldProblem('entityId', 'schedule.no-saved-work')
  const typed = kind === 'soch' ? sochTitle(quarterId, all.head.eduLang) : (body.theme ?? '')
  const theme = typed || (work?.title ?? '')
  if (theme === '') throw fieldProblem('theme', 'required')
  const maxScore = isSummative(kind) ? (body.maxScore ?? work?.maxScore ?? null) : null
  if (isSummative(kind) && maxScore === null) throw fieldProblem('maxScore', 'required')
  return { kind, theme, maxScore, entityId, ...(body.section !== undefined && { section: body.section }) }
}

async function date(context: Context, planUuid: string, theme: string, { scheduleUuid }: ThemeBody): Promise<void> {
  if (scheduleUuid === undefined) return
  const wish = { theme, scheduleUuid: scheduleUuid ?? null, fixed: scheduleUuid !== null }
  await setDate(context, planUuid, { ...wish, uuid: randomUUID() })
}
