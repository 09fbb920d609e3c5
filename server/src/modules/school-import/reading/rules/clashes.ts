import type { FindingCode } from '@qalam/contract/school-import/finding.ts'
import type { PlanBell } from '@qalam/contract/school-import/plan.ts'
import { keyOf } from '../table/register.ts'
import type { RowReader } from '../table/row.ts'
import type { World } from '../table/world.ts'

/** A lesson of the week whose time is known; what could not be read of it is undefined. */
export type PlacedRow = {
  row: RowReader
  weekDay: number
  bell: PlanBell
  classLabel: string
  subjectId: number | undefined
  subgroup: 1 | 2 | null | undefined
  teacherIin: string | undefined
  room: string | null | undefined
}

const meet = (a: PlacedRow, b: PlacedRow): boolean => a.bell.start < b.bell.end && b.bell.start < a.bell.end

/** Whether two lessons of one class that meet have a pupil in common, by the halves' actual members. */
function sharePupils(world: World, a: PlacedRow, b: PlacedRow): boolean {
  if (a.subgroup === null || b.subgroup === null) return true
  if (a.subgroup === undefined || b.subgroup === undefined) return false
  if (a.subjectId === undefined || b.subjectId === undefined) return false
  if (a.subjectId === b.subjectId) return a.subgroup === b.subgroup
  const pupils = (one: PlacedRow) =>
    world.halves.get(keyOf(a.classLabel, one.subjectId ?? null, one.subgroup ?? null))?.pupils
  const others = pupils(b)
  return [...(pupils(a) ?? [])].some((iin) => others?.has(iin))
}

type Kind = {
  code: FindingCode
  column: string
  /** What two lessons may not share; nothing where there is nothing to share. */
  key: (placed: PlacedRow) => string | null | undefined
  clash: (world: World, a: PlacedRow, b: PlacedRow) => boolean
}

const kinds: readonly Kind[] = [
  { code: 'finding.clash-teacher', column: 'teacher', key: ({ teacherIin }) => teacherIin, clash: () => true },
  { code: 'finding.clash-room', column: 'room', key: ({ room }) => room, clash: () => true },
  { code: 'finding.clash-pupils', column: 'group', key: ({ classLabel }) => classLabel, clash: sharePupils },
]

/** Rows that stand come first, in the order of the file: the lower one gives way, and so does one refused anyway. */
const inOrder = (a: PlacedRow, b: PlacedRow): number =>
  Number(a.row.refused()) - Number(b.row.refused()) || a.row.number - b.row.number

/** Refuses each lesson that meets one before it; one line for a row, whatever the number of lessons that it meets. */
function refuseWithin(world: World, { code, column, clash }: Kind, lessons: readonly PlacedRow[]): void {
  const kept: PlacedRow[] = []
  for (const one of lessons.toSorted(inOrder)) {
    const other = kept.find((before) => meet(one, before) && clash(world, one, before))
    if (!other) {
      kept.push(one)
      continue
    }
    one.row.fault(column, code, {
      otherRow: other.row.number,
      otherClass: other.classLabel,
      time: `${other.bell.start}–${other.bell.end}`,
    })
  }
}

/**
 * Lessons meet when their clock times overlap on one day, whatever their schemes and numbers. Those that meet may not
 * share a teacher, a room or a pupil; halves 1 and 2 of one subject may meet.
 */
export function refuseClashes(world: World, placed: readonly PlacedRow[]): void {
  for (const kind of kinds) {
    const shared = Map.groupBy(placed, (one) => {
      const key = kind.key(one)
      return key ? keyOf(one.weekDay, key) : ''
    })
    shared.delete('')
    for (const lessons of shared.values()) refuseWithin(world, kind, lessons)
  }
}
