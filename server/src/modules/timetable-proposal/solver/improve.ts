import {
  type Block,
  type Board,
  type BoardCell,
  fits,
  lift,
  put,
  type RoomRow,
  roomsFor,
  type TeacherRow,
} from './board.ts'
import {
  classWindows,
  costOf,
  doubles,
  hardLast,
  neighbours,
  surplusDays,
  teacherWindows,
  unevenness,
} from './goals.ts'
import { restore, snapshot } from './place.ts'
import { pick } from './random.ts'

const hot = 3
const cold = 0.08

/**
 * Moves lessons to free places and exchanges two of a class, at first also for the worse, later only for the better
 * (simulated annealing). The number of steps, not the clock, ends it, so that a seed gives the same week again.
 * Yields the part that is done; the best board stands at the end.
 */
export function* improve(board: Board, random: () => number, steps: number): Generator<number> {
  const movable = board.blocks.filter(({ cell, locked, domain }) => cell && !locked && domain.length > 1)
  if (movable.length === 0) return
  let cost = costOf(board)
  let [least, best] = [cost, snapshot(board)]
  let heat = hot
  const cooling = (cold / hot) ** (1000 / steps)
  for (let step = 0; step < steps && least > 0; step += 1) {
    if (step % 1000 === 0) heat *= cooling
    const block = pick(movable, random)
    const cell = block && pick(block.domain, random)
    if (block?.cell && cell && cell !== block.cell) cost += attempt(board, block, cell, heat, random)
    if (step % 1000 === 0 && cost < least) [least, best] = [cost, snapshot(board)]
    if (step % 20_000 === 0) yield step / steps
  }
  if (cost > least) restore(board, best)
}

/** The change of the cost; 0 when nothing was moved. */
function attempt(board: Board, block: Block, to: BoardCell, heat: number, random: () => number): number {
  const { cell: from, rooms } = block
  const other = block.row.at[to.index]
  if (!from || other?.locked || (other && !other.domain.includes(from))) return 0
  const otherRooms = other?.rooms ?? []
  const before = around(board, block, other, from.day, to.day)
  lift(block)
  if (other) lift(other)
  if (moveTo(block, to) && (!other || moveTo(other, from))) {
    const change = around(board, block, other, from.day, to.day) - before
    if (change <= 0 || random() < Math.exp(-change / heat)) return change
  }
  lift(block)
  if (other) lift(other)
  put(block, from, rooms)
  if (other) put(other, to, otherRooms)
  return 0
}

function moveTo(block: Block, cell: BoardCell): boolean {
  const rooms: (RoomRow | null)[] | null = fits(block, cell) ? roomsFor(block, cell) : null
  if (rooms) put(block, cell, rooms)
  return rooms !== null
}

/** What the places of one or two lessons of a class cost, on the two days that they stand on. */
function around(board: Board, block: Block, other: Block | undefined, day: number, otherDay: number): number {
  const teachers: TeacherRow[] = []
  for (const { teacher } of block.parts) teachers.push(teacher)
  for (const { teacher } of other?.parts ?? []) if (!teachers.includes(teacher)) teachers.push(teacher)
  let cost = ofCourse(board, block)
  if (other && other.course !== block.course) cost += ofCourse(board, other)
  cost += ofDay(board, block, teachers, day)
  if (otherDay !== day) cost += ofDay(board, block, teachers, otherDay)
  for (const teacher of teachers) cost += surplusDays(teacher) * board.weights.teacherDays
  return cost
}

const ofCourse = ({ weights }: Board, { course }: Block): number =>
  doubles(course) * weights.doubles + neighbours(course) * weights.spread

function ofDay({ weights, hardFrom }: Board, { row }: Block, teachers: readonly TeacherRow[], day: number): number {
  let cost =
    classWindows(row, day) * weights.classWindows +
    hardLast(row, day, hardFrom) * weights.hardLast +
    unevenness(row, day) * weights.spread
  for (const teacher of teachers) cost += teacherWindows(teacher, day) * weights.teacherWindows
  return cost
}
