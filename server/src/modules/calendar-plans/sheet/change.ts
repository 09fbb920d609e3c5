import { planStale, themeHeld } from '@qalam/contract/calendar-plans/problems.ts'
import type { SheetChange } from '@qalam/contract/calendar-plans/sheet.ts'
import { fieldProblem, keyReused, malformed } from '@qalam/contract/kernel/problem.ts'
import { readObjectives } from '@qalam/contract/ktp/objectives.ts'
import type { Binding } from '@qalam/contract/ktp/reflow.ts'
import { isSummative, kindsFor } from '@qalam/contract/schedule/rules.ts'
import type { Context } from '#platform/context.ts'
import { eventOf } from '../repository.ts'
import { enter, type EnteredSheet } from './entry.ts'
import { laidOut, presentThemes } from './present.ts'
import { type SheetEffect, perform, rowOf } from './perform.ts'

type Written = SheetChange['themes'][number]

/** Stores changed rows, and their order with `layout`, as one act that may be taken back. */
export async function change(context: Context, planUuid: string, asked: SheetChange) {
  const entered = await enter(context, planUuid)
  const { all, schoolId } = entered
  const done = await eventOf(context.db, schoolId, asked.uuid)
  if (done) return repeated(entered, done.planUuid, asked)

  refuseStale(entered, asked)
  const rows = asked.themes.map((theme) => judged(entered, theme))
  refuseHeld(entered, asked)
  const wanted = wantedOf(entered, asked, rows)
  const { version, state, themes } = await perform(context, entered, wanted)
  return { version, state, themes: themes.filter(({ uuid }) => rows.some((row) => row.uuid === uuid)) }

  function repeated({ plan }: EnteredSheet, of: string, { themes: sent }: SheetChange) {
    if (of !== planUuid) throw keyReused()
    const stands = new Map(all.themes.map(({ uuid, version: at }) => [uuid, at]))
    const versions = sent.flatMap(({ uuid }) => (stands.has(uuid) ? [{ uuid, version: stands.get(uuid) ?? 1 }] : []))
    return { version: plan.version, state: plan.state, themes: versions }
  }
}

/** Every row is changed over the version that its writer saw, and the order over the last order. */
function refuseStale({ plan, all }: EnteredSheet, { themes, layout }: SheetChange): void {
  const stands = new Map(all.themes.map((theme) => [theme.uuid, theme]))
  const isOther = ({ uuid, version }: { uuid: string; version: number }) => (stands.get(uuid)?.version ?? 0) !== version
  const stale = [...themes, ...(layout?.removed ?? [])].filter(isOther).map(({ uuid }) => uuid)
  const isLayoutStale = layout !== undefined && layout.version !== plan.version
  if (stale.length === 0 && !isLayoutStale) return
  const current = presentThemes(all, laidOut(all)).filter(({ uuid }) => isLayoutStale || stale.includes(uuid))
  throw planStale({ version: plan.version, themes: current })
}

/** A row as it is stored: codes mended, the maximum only where there is one. */
function judged({ plan, all }: EnteredSheet, theme: Written): Written {
  const before = all.themes.find(({ uuid }) => uuid === theme.uuid)
  if (before?.kind !== theme.kind && !kindsFor(plan.scoreType).includes(theme.kind))
    throw fieldProblem('kind', 'schedule.kind-of-plan')
  if (isSummative(theme.kind) && theme.maxScore === null) throw fieldProblem('maxScore', 'required')
  const { codes, strange } = readObjectives(theme.objectives.join(' '))
  if (strange.length > 0)
    throw fieldProblem('objectives', 'calendar-plans.objective', { value: strange.slice(0, 3).join(', ') })
  return { ...theme, objectives: codes, maxScore: isSummative(theme.kind) ? theme.maxScore : null }
}

const heldWords = ['section', 'theme', 'kind', 'maxScore', 'content', 'devices'] as const

/** Conducting locks the theme, and so do marks: only a note may be added. */
function refuseHeld({ all }: EnteredSheet, { themes, layout }: SheetChange): void {
  const held = new Set(all.lessons.flatMap((one) => ((one.conducted || one.marked) && one.theme ? [one.theme] : [])))
  const changed = themes.filter(({ uuid, ...words }) => {
    const before = all.themes.find((one) => one.uuid === uuid)
    return before !== undefined && heldWords.some((name) => before[name] !== words[name])
  })
  const touched = [...changed, ...(layout?.removed ?? [])].find(({ uuid }) => held.has(uuid))
  const theme = all.themes.find(({ uuid }) => uuid === touched?.uuid)
  if (theme) throw themeHeld({ ordinal: theme.ordinal })
}

function wantedOf(
  { plan, all }: EnteredSheet,
  { uuid, kind, layout }: SheetChange,
  rows: readonly Written[],
): SheetEffect {
  const before = new Map(all.themes.map((theme) => [theme.uuid, theme]))
  const removed = (layout?.removed ?? []).map((one) => one.uuid)
  const quarters = layout?.quarters ?? []
  refuseUnlaid(all, quarters, { removed, added: rows.filter((row) => !before.has(row.uuid)) })
  const quarterOf = (theme: string) =>
    quarters.find(({ uuids }) => uuids.includes(theme))?.quarterId ??
    before.get(theme)?.quarterId ??
    plan.academicYear * 10 + 1
  return {
    uuid,
    kind,
    rows: rows.map((row) => rowOf({ ...before.get(row.uuid), ...row, quarterId: quarterOf(row.uuid) })),
    removed,
    quarters,
    bindings: all.lessons.flatMap((lesson): Binding[] =>
      lesson.theme !== null && removed.includes(lesson.theme)
        ? [{ slot: lesson.uuid, theme: null, was: lesson.theme }]
        : [],
    ),
  }
}

type Laying = { removed: readonly string[]; added: readonly { uuid: string }[] }

/** A layout names every theme of its quarters once, and no other; new themes have their place in it. */
function refuseUnlaid(
  { head, themes }: EnteredSheet['all'],
  quarters: SheetEffect['quarters'],
  { removed, added }: Laying,
): void {
  const laid = quarters.flatMap(({ uuids }) => uuids)
  const known = new Set([...themes.map(({ uuid }) => uuid), ...added.map(({ uuid }) => uuid)])
  const numbers = quarters.map(({ quarterId }) => quarterId)
  const wanted = themes.filter(({ uuid, quarterId }) => numbers.includes(quarterId) && !removed.includes(uuid))
  const isSound =
    new Set(laid).size === laid.length &&
    new Set(numbers).size === numbers.length &&
    numbers.every((number) => head.quarters.some(({ value }) => value === number)) &&
    laid.every((uuid) => known.has(uuid) && !removed.includes(uuid)) &&
    [...wanted, ...added].every(({ uuid }) => laid.includes(uuid)) &&
    removed.every((uuid) => known.has(uuid))
  if (!isSound) throw malformed()
}
