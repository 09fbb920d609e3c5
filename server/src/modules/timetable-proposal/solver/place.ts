import { type Block, type Board, type BoardCell, fits, isFree, lift, put, type RoomRow, roomsFor } from './board.ts'
import { pick } from './random.ts'

/** Rounds without a better board after which what is left counts as not to be placed. */
const patience = 30

/**
 * Places what it can: the most bound lessons first; one that has no free place takes that where the fewest have to
 * give way, and these look for a place again. Whoever gave way often is left alone. Yields the number of lessons
 * that are still to be placed; the best board stands at the end.
 */
export function* place(board: Board, random: () => number): Generator<number> {
  const waiting = board.blocks
    .filter(({ cell, locked, domain }) => !cell && !locked && domain.length > 0)
    .toSorted((a, b) => slack(a) - slack(b))
  const tried = new Map<Block, number[]>()
  let best = snapshot(board)
  let fewest = waiting.length
  let idle = 0
  for (let round = 0; waiting.length > 0 && idle < patience * board.blocks.length; round += 1) {
    const at = round < board.blocks.length ? 0 : Math.floor(random() * waiting.length)
    const [block] = waiting.splice(at, 1)
    if (!block) break
    const counts = tried.get(block) ?? []
    tried.set(block, counts)
    const choice = choose(block, counts, random)
    if (choice) {
      counts[choice.cell.index] = (counts[choice.cell.index] ?? 0) + 1
      for (const other of choice.giveWay) {
        lift(other)
        other.ejected += 1
        waiting.push(other)
      }
      const rooms = roomsFor(block, choice.cell)
      if (rooms) put(block, choice.cell, rooms)
      else waiting.push(block)
    } else waiting.push(block)
    idle += 1
    if (waiting.length < fewest) {
      fewest = waiting.length
      best = snapshot(board)
      idle = 0
    }
    if (round % 200 === 0) yield fewest
  }
  restore(board, best)
}

/** How many more places a lesson has than the lessons of its class and teachers ask for. */
const slack = ({ domain, row, parts }: Block): number =>
  domain.length - row.hours - Math.max(0, ...parts.map(({ teacher }) => teacher.hours)) - parts.length * 4

type Choice = { cell: BoardCell; giveWay: readonly Block[] }

function choose(block: Block, tried: readonly number[], random: () => number): Choice | undefined {
  let best: Choice | undefined
  let least = Number.POSITIVE_INFINITY
  for (const cell of block.domain) {
    const giveWay = obstacles(block, cell, random)
    if (!giveWay) continue
    let price = (tried[cell.index] ?? 0) * 0.5 + cell.order * 0.05 + random() * 0.04
    price += (block.row.counts[cell.day] ?? 0) * 0.03
    for (const other of giveWay) price += 1 + other.ejected * 0.3
    if (price < least) {
      least = price
      best = { cell, giveWay }
    }
  }
  return best
}

/** Who has to give way for a lesson to stand in a cell; undefined when one of them must not. */
function obstacles(block: Block, cell: BoardCell, random: () => number): Block[] | undefined {
  const found = new Set<Block>()
  const { row, parts } = block
  const there = row.at[cell.index]
  if (there) found.add(there)
  for (const { teacher } of parts)
    for (const { index } of cell.overlaps) {
      const other = teacher.at[index]
      if (other) found.add(other)
    }
  if (!isOpenDay(row, cell.day, found)) {
    const other = pick((row.days[cell.day] ?? []).flatMap(({ index }) => row.at[index] ?? []).filter(mayMove), random)
    if (!other) return undefined
    found.add(other)
  }
  if (!addRooms(block, cell, found)) return undefined
  for (const other of found) if (other.locked) return undefined
  return [...found]
}

const mayMove = ({ locked }: Block): boolean => !locked

const isOpenDay = (row: Block['row'], day: number, leaving: ReadonlySet<Block>): boolean => {
  let count = row.counts[day] ?? 0
  for (const other of leaving) if (other.row === row && other.cell?.day === day) count -= 1
  return count < row.maxADay
}

/** Adds whoever holds the room that is the cheapest to clear, part by part. */
function addRooms({ parts }: Block, cell: BoardCell, found: Set<Block>): boolean {
  const taken: RoomRow[] = []
  for (const { rooms } of parts) {
    if (rooms === null) continue
    let chosen: RoomRow | undefined
    let holders: Block[] = []
    let least = Number.POSITIVE_INFINITY
    for (const room of rooms) {
      if (room.closed[cell.index] || taken.includes(room)) continue
      const inside = isFree(room, cell) ? [] : holdersOf(room, cell, found)
      const price = inside.reduce((total, one) => total + (one.locked ? 1e6 : 1 + one.ejected), 0)
      if (price < least) {
        least = price
        chosen = room
        holders = inside
      }
      if (least === 0) break
    }
    if (!chosen) return false
    taken.push(chosen)
    for (const one of holders) found.add(one)
  }
  return true
}

const holdersOf = ({ at }: RoomRow, cell: BoardCell, leaving: ReadonlySet<Block>): Block[] =>
  cell.overlaps.flatMap(({ index }) => at[index] ?? []).filter((one) => !leaving.has(one))

type Snapshot = (Pick<Block, 'cell' | 'rooms'> & { block: Block })[]

export const snapshot = ({ blocks }: Board): Snapshot =>
  blocks.map((block) => ({ block, cell: block.cell, rooms: block.rooms }))

export function restore({ blocks }: Board, saved: Snapshot): void {
  for (const block of blocks) lift(block)
  for (const { block, cell, rooms } of saved) if (cell) put(block, cell, rooms)
}

/** Places without moving anybody what has a free place by now. */
export function placeRest({ blocks }: Board): void {
  for (const block of blocks) {
    if (block.cell || block.locked) continue
    for (const cell of block.domain) {
      const rooms = fits(block, cell) && roomsFor(block, cell)
      if (!rooms) continue
      put(block, cell, rooms)
      break
    }
  }
}
