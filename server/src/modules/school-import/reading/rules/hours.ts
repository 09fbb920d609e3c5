import type { PlanSlot } from '@qalam/contract/school-import/plan.ts'
import { keyOf } from '../table/register.ts'
import type { RowDraft, World } from '../table/world.ts'

const loadKey = ({
  classLabel,
  subjectId,
  subgroup,
}: Pick<PlanSlot, 'classLabel' | 'subjectId' | 'subgroup'>): string => keyOf(classLabel, subjectId, subgroup)

const isPlaced = (world: World, item: PlanSlot | null): boolean => item !== null && world.load.has(loadKey(item))

/** The hours of «Нагрузка» beside the lessons of the week: a difference is told, unless refused lessons explain it. */
export function compareHours(world: World, drafts: readonly RowDraft<PlanSlot>[], slots: readonly PlanSlot[]): void {
  const table = world.tables.get('load')
  const week = world.tables.get('timetable')
  if (!table || !week || week.stopped) return
  const lessons = new Map<string, number>()
  for (const slot of slots) lessons.set(loadKey(slot), (lessons.get(loadKey(slot)) ?? 0) + 1)
  const refused = drafts.filter(({ row }) => row.refused())
  const placed = refused.flatMap(({ item }) => (item && isPlaced(world, item) ? [loadKey(item)] : []))
  const unclear = new Set(placed)
  const ofClass = new Set(
    refused.flatMap(({ item, key: [group] }) =>
      isPlaced(world, item) || !group || !('value' in group) ? [] : [group.value],
    ),
  )
  const anywhere = refused.filter(({ key: [group] }) => group && 'raw' in group).length

  for (const [key, { row, hours, classLabel }] of world.load) {
    const count = lessons.get(key) ?? 0
    const isExplained = unclear.has(key) || ofClass.has(classLabel) || (count < hours && hours - count <= anywhere)
    if (count === hours || isExplained) continue
    const at = { sheet: table.sheet, row, column: table.places.get('hours')?.header ?? null, value: hours }
    world.report.warning(at, 'finding.hours-differ', { hours, count, otherSheet: week.sheet })
  }
}
