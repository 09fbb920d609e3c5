import { flowStale } from '@qalam/contract/calendar-plans/problems.ts'
import { keyReused } from '@qalam/contract/kernel/problem.ts'
import type { Binding } from '@qalam/contract/ktp/reflow.ts'
import { planThemes, type ThemeRow } from '#modules/ktp/plans/public.ts'
import { rebindThemes } from '#modules/schedule/batch/public.ts'
import type { Context } from '#platform/context.ts'
import { keepEvent } from '../repository.ts'
import { tell, tellLessons, tellTeacher } from '../tell.ts'
import type { EnteredSheet } from './entry.ts'
import type { Kept } from './kept.ts'
import type { ThemeFacts } from './views.ts'

type Quarter = { quarterId: number; uuids: readonly string[] }
type Fixed = { uuid: string; fixed: string | null; was: string | null }

/** All that an act does to a plan. */
export type SheetEffect = {
  uuid: string
  kind: string
  comment?: string
  rows: readonly ThemeRow[]
  removed: readonly string[]
  quarters: readonly Quarter[]
  bindings: readonly Binding[]
  fixed?: readonly Fixed[]
}

/** A theme as a row of the table. */
export const rowOf = ({
  uuid,
  quarterId,
  section,
  theme,
  objectives,
  kind,
  maxScore,
  content,
  devices,
  note,
  entityId = null,
  fixed = null,
}: Omit<ThemeFacts, 'version' | 'ordinal' | 'fixed' | 'entityId'> &
  Partial<Pick<ThemeFacts, 'fixed' | 'entityId'>>): ThemeRow => ({
  ...{ uuid, quarterId, section, theme, objectives, kind, maxScore, content, devices, note, entityId, fixed },
})

/**
 * Does an act on a plan that is held, and keeps what taking it back needs. `settled`: the versions that its rows have now.
 */
export async function perform(context: Context, { plan, all, schoolId }: EnteredSheet, change: SheetEffect) {
  const { db, actor, now } = context
  const { rows, removed, quarters, bindings, fixed = [] } = change
  const stood = new Map(all.themes.map((theme) => [theme.uuid, theme]))
  const touched = new Set([...rows.map(({ uuid }) => uuid), ...removed])
  const isLaid = quarters.length > 0

  // Lessons let go of what is removed before it is removed, and get what is new after it is there.
  const leaves = ({ theme, was }: Binding) => theme === null || (was !== null && removed.includes(was))
  const letGo = bindings.filter(leaves).map((one) => ({ ...one, theme: null }))
  if (!(await rebindThemes(db, schoolId, letGo))) throw flowStale()
  await planThemes.remove(db, schoolId, plan.uuid, removed)
  const themes = await planThemes.write(db, schoolId, plan.uuid, rows)
  if (isLaid) await planThemes.lay(db, schoolId, plan.uuid, quarters)
  const settled = new Map(themes.map((one) => [one.uuid, one.version]))
  for (const { uuid, fixed: how } of fixed)
    for (const one of await planThemes.fix(db, schoolId, uuid, how)) settled.set(one.uuid, one.version)
  const taken = bindings.filter(({ theme }) => theme !== null)
  const free = taken.map((one) => (leaves(one) ? { ...one, was: null } : one))
  if (!(await rebindThemes(db, schoolId, free))) throw flowStale()

  const version = isLaid ? plan.version + 1 : plan.version
  const kept: Kept = {
    before: all.themes.filter(({ uuid }) => touched.has(uuid)).map(rowOf),
    added: rows.flatMap(({ uuid }) => (stood.has(uuid) ? [] : [uuid])),
    order: quarterOrders(all.themes, isLaid ? quarters.map(({ quarterId }) => quarterId) : []),
    bindings: [...bindings],
    fixed: [...fixed],
    after: themes,
    version: isLaid ? version : null,
    was: all.themes.flatMap(({ uuid, version: stoodAt }) =>
      touched.has(uuid) || fixed.some((one) => one.uuid === uuid) ? [{ uuid, version: stoodAt }] : [],
    ),
    wasVersion: isLaid ? plan.version : null,
  }
  const event = { schoolId, uuid: change.uuid, planUuid: plan.uuid, kind: change.kind, by: actor.userId, at: now }
  const count = Math.max(touched.size, bindings.length, fixed.length, isLaid && touched.size === 0 ? 1 : 0)
  const isNew = await keepEvent(db, { ...event, comment: change.comment ?? '', touched: count, change: kept })
  if (!isNew) throw keyReused()
  announce(context, { plan, all }, bindings)
  const isChanged = rows.length + removed.length + quarters.length > 0
  return { version, state: isChanged ? ('draft' as const) : plan.state, themes, settled }
}

function quarterOrders(themes: readonly ThemeFacts[], asked: readonly number[]) {
  return asked.map((quarterId) => ({
    quarterId,
    uuids: themes.filter((one) => one.quarterId === quarterId).map(({ uuid }) => uuid),
  }))
}

function announce(
  context: Context,
  { plan, all }: Pick<EnteredSheet, 'plan' | 'all'>,
  bindings: readonly Binding[],
): void {
  tell(context, { planUuid: plan.uuid, groupId: plan.groupId })
  tellTeacher(context, { planUuid: plan.uuid, teacherId: plan.teacherId, count: bindings.length })
  const moved = new Set(bindings.map(({ slot }) => slot))
  tellLessons(
    context,
    plan.groupId,
    [plan.teacherId],
    all.lessons.filter(({ uuid }) => moved.has(uuid)),
  )
}
