import { changedSince } from '@qalam/contract/calendar-plans/problems.ts'
import { notFound } from '@qalam/contract/kernel/problem.ts'
import { takenBack } from '@qalam/contract/ktp/reflow.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { actsBefore, eventOf, keepChange, markUndone } from '../repository.ts'
import { enter, type EnteredSheet } from './entry.ts'
import { Kept } from './kept.ts'
import { type SheetEffect, perform } from './perform.ts'

/** Takes an act back, or the taking back of one; what changed since refuses it. */
export async function undo(
  context: Context,
  planUuid: string,
  { uuid, act }: { uuid: string; act: string },
): Promise<{}> {
  const { db } = context
  const entered = await enter(context, planUuid)
  const { schoolId } = entered
  if (await eventOf(db, schoolId, uuid)) return {}
  const event = found(await eventOf(db, schoolId, act))
  if (event.planUuid !== planUuid || !event.change) throw notFound()
  if (event.undone) throw changedSince()

  const kept = Kept.parse(event.change)
  refuseChanged(entered, kept)
  const done = await perform(context, entered, backwards(entered, kept, uuid))
  await markUndone(db, schoolId, act, true)
  for (const before of await actsBefore(db, schoolId, event)) {
    const handed = handedOn(kept, Kept.parse(before.change), done)
    if (handed) await keepChange(db, schoolId, before.uuid, handed)
  }
  return {}
}

type Done = { version: number; settled: ReadonlyMap<string, number> }

/**
 * What was taken back stands again as the act before left it, but under later versions: that act takes these for its own,
 * so that it can be taken back too. Null where they have nothing in common.
 */
function handedOn({ was, wasVersion }: Kept, before: Kept, { version, settled }: Done): Kept | null {
  const stood = new Map(was.map((one) => [one.uuid, one.version]))
  const after = before.after.map((one) => {
    const now = stood.get(one.uuid) === one.version ? settled.get(one.uuid) : undefined
    return now === undefined ? one : { ...one, version: now }
  })
  const isOrder = wasVersion !== null && before.version === wasVersion
  if (!isOrder && after.every((one, at) => one === before.after[at])) return null
  return { ...before, after, version: isOrder ? version : before.version }
}

/** Rows, order and lessons must be as the act left them. */
function refuseChanged({ plan, all }: EnteredSheet, { after, added, bindings, version }: Kept): void {
  const stands = new Map(all.themes.map(({ uuid, version: at }) => [uuid, at]))
  const isOther = after.some(({ uuid, version: at }) => stands.get(uuid) !== at)
  const held = new Set(all.lessons.flatMap((one) => ((one.conducted || one.marked) && one.theme ? [one.theme] : [])))
  const holds = new Map(all.lessons.map((lesson) => [lesson.uuid, lesson]))
  const isRebound = bindings.some(({ slot, theme }) => {
    const lesson = holds.get(slot)
    return !lesson || lesson.conducted || lesson.marked || lesson.theme !== theme
  })
  if (isOther || isRebound || added.some((uuid) => held.has(uuid)) || (version !== null && version !== plan.version))
    throw changedSince()
}

function backwards({ all }: EnteredSheet, { before, added, order, bindings, fixed }: Kept, uuid: string): SheetEffect {
  // A lesson that holds what was made lets it go.
  const free = all.lessons.flatMap(({ uuid: slot, theme }) =>
    theme !== null && added.includes(theme) && !bindings.some((one) => one.slot === slot)
      ? [{ slot, theme: null, was: theme }]
      : [],
  )
  return {
    uuid,
    kind: 'undone',
    rows: before,
    removed: added,
    quarters: order,
    bindings: [...takenBack(bindings), ...free],
    fixed: fixed.map((one) => ({ uuid: one.uuid, fixed: one.was, was: one.fixed })),
  }
}
