import type { SheetFault } from '@qalam/contract/calendar-plans/papers.ts'
import type { Binding } from '@qalam/contract/ktp/reflow.ts'
import { laidOut } from '../sheet/present.ts'
import type { KnownSheet } from '../sheet/present.ts'
import type { ThemeFacts } from '../sheet/views.ts'
import type { Say } from './model.ts'
import type { ReadTheme } from './read.ts'

type Row = { theme: ReadTheme; before: ThemeFacts | undefined }

/**
 * The lessons on which a workbook puts its SOR and SOCH: of its day and quarter, one that nothing holds. A work that stands on
 * its day already stays there; ordinary themes get their lessons by the re-flow.
 */
export function datesIn(all: KnownSheet, rows: readonly Row[], say: Say) {
  const { pins } = laidOut(all)
  const taken = new Set<string>()
  const slots = new Map<ReadTheme, string>()
  const faults: SheetFault[] = []
  for (const { theme, before } of rows) {
    if (theme.date === null) continue
    const now = all.lessons.find((lesson) => before !== undefined && lesson.theme === before.uuid)
    if (now?.date === theme.date) continue
    const isHeld = now !== undefined && !['dated', 'locked', 'past', undefined].includes(pins.get(now.uuid))
    const slot = all.lessons.find(
      ({ uuid, date, quarterId }) =>
        date === theme.date && quarterId % 10 === theme.quarter && !pins.has(uuid) && !taken.has(uuid),
    )
    if (slot && !isHeld) {
      taken.add(slot.uuid)
      slots.set(theme, slot.uuid)
      continue
    }
    const reason = say(`calendar-plans.fault-${isHeld ? 'held' : 'no-lesson'}`)
    faults.push({ row: theme.row, column: say('calendar-plans.column-date'), reason, value: theme.date })
  }
  return { slots, faults }
}

/** What lessons hold once each of the themes stands on its own; whoever stood there waits for the re-flow. */
export function bindingsFor(lessons: KnownSheet['lessons'], dated: ReadonlyMap<string, string>): Binding[] {
  const wanted = new Map([...dated].map(([theme, slot]) => [slot, theme]))
  return lessons.flatMap(({ uuid: slot, theme: was }): Binding[] => {
    const leaves = was !== null && dated.has(was)
    const theme = wanted.get(slot) ?? (leaves ? null : was)
    return theme === was ? [] : [{ slot, theme, was }]
  })
}
