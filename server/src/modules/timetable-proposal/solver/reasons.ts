import { type Block, type Board, type BoardCell, type RoomRow, shareOut } from './board.ts'
import type { UnplacedReason } from './task.ts'

/** The narrowest reason that already forbids a lesson: one lesson's, then a class's, a teacher's, a kind of rooms'. */
export function reasonOf(board: Board, block: Block): UnplacedReason {
  if (block.locked) return { code: 'locked-clash' }
  if (!shareOut(block.parts, () => true)) return { code: 'room-missing' }
  if (block.domain.length === 0) return { code: 'no-common-time' }
  return ofClass(block) ?? ofTeachers(block) ?? ofRooms(board, block) ?? { code: 'crowded' }
}

function ofClass({ row }: Block): UnplacedReason | undefined {
  const have = row.days.reduce((total, day) => total + Math.min(day.length, row.maxADay), 0)
  return row.hours > have ? { code: 'class-hours', classId: row.id, need: row.hours, have } : undefined
}

function ofTeachers({ parts }: Block): UnplacedReason | undefined {
  for (const { teacher } of parts) {
    const { id: teacherId, hours: need } = teacher
    const ever = mostAtOnce(teacher.days.flat())
    if (need > ever) return { code: 'teacher-hours', teacherId, need, have: ever }
    const have = mostAtOnce(teacher.days.flat().filter(({ index }) => !teacher.closed[index]))
    if (need > have) return { code: 'teacher-availability', teacherId, need, have }
  }
  return undefined
}

/** The most cells of which no two share time: always take the one that ends first. */
function mostAtOnce(cells: readonly BoardCell[]): number {
  const byEnd = cells.toSorted((a, b) => a.day - b.day || a.to - b.to)
  let [count, day, end] = [0, 0, 0]
  for (const cell of byEnd) {
    if (cell.day === day && cell.from < end) continue
    count += 1
    day = cell.day
    end = cell.to
  }
  return count
}

/** The lessons that can only be in these rooms, against the places that these rooms have. */
function ofRooms({ blocks, classes }: Board, { parts }: Block): UnplacedReason | undefined {
  const cells = [...new Set(classes.flatMap(({ days }) => days.flat()))]
  for (const { rooms } of parts) {
    if (rooms === null) continue
    const within = new Set<RoomRow>(rooms)
    const asking = blocks.flatMap((one) => one.parts).filter((part) => part.rooms?.every((room) => within.has(room)))
    const have = rooms.reduce((total, { closed }) => total + mostAtOnce(cells.filter(({ index }) => !closed[index])), 0)
    if (asking.length > have) return { code: 'room-hours', need: asking.length, have }
  }
  return undefined
}
