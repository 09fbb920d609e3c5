import type { PlanSlot } from '@qalam/contract/school-import/plan.ts'
import { keyOf } from '../table/register.ts'
import type { Draft, World } from '../table/world.ts'

const loadKey = ({
  classLabel,
  subjectId,
  subgroup,
}: Pick<PlanSlot, 'classLabel' | 'subjectId' | 'subgroup'>): string => keyOf(classLabel, subjectId, subgroup)

/** The hours of «Нагрузка» beside the lessons of the week: a difference is told, and refuses nothing. */
export function compareHours(world: World, drafts: readonly Draft<PlanSlot>[], slots: readonly PlanSlot[]): void {
  const table = world.tables.get('load')
  const week = world.tables.get('timetable')
  if (!table || !week || week.stopped) return
  const lessons = new Map<string, number>()
  for (const slot of slots) lessons.set(loadKey(slot), (lessons.get(loadKey(slot)) ?? 0) + 1)
  const refused = drafts.filter(({ row }) => row.refused())
  const unclear = new Set(refused.flatMap(({ item }) => (item ? [loadKey(item)] : [])))
  const unread = new Set(
    refused.flatMap(({ item, key: [group] }) => (!item && group && 'value' in group ? [group.value] : [])),
  )

  for (const [key, { row, hours, classLabel }] of world.load) {
    const count = lessons.get(key) ?? 0
    if (count === hours || unclear.has(key) || unread.has(classLabel)) continue
    const at = { sheet: table.sheet, row, column: table.places.get('hours')?.header ?? null, value: hours }
    world.report.warning(at, 'finding.hours-differ', { hours, count, otherSheet: week.sheet })
  }
}
