import { type Block, type Board, type BoardCell, fits, isFree, put, shareOut } from './board.ts'
import { scoreOf } from './goals.ts'
import { improve } from './improve.ts'
import { lay } from './lay.ts'
import { place, placeRest } from './place.ts'
import { randomOf } from './random.ts'
import { reasonOf } from './reasons.ts'
import type { SearchProposal, UnplacedReason, SearchSlot, SearchTask, Unplaced } from './task.ts'

export type SearchProgress = { stage: 'place'; left: number } | { stage: 'improve'; done: number }

/** Steps for each lesson: more of them change little. */
export const usualEffort = 1000

/** `effort` is the number of steps for each lesson that the goals are improved by. */
type Search = { seed: number; effort: number }

/**
 * A week for a school. It says how far it is at every step; whoever runs it stops it by not asking for the next one.
 * The same task and seed give the same week.
 */
export function* solve(task: SearchTask, { seed, effort }: Search): Generator<SearchProgress, SearchProposal> {
  const random = randomOf(seed)
  const { board, locks } = lay(task)
  for (const { block, cell, slots } of locks) {
    const rooms = cell && slots.length > 0 && fits(block, cell) && lockedRooms(block, cell, board, slots)
    if (cell && rooms) put(block, cell, rooms)
  }
  for (const left of place(board, random)) yield { stage: 'place', left }
  for (const done of improve(board, random, board.blocks.length * effort)) yield { stage: 'improve', done }
  placeRest(board)
  return { slots: board.blocks.flatMap(slotsOf), unplaced: unplacedOf(board), score: scoreOf(board) }
}

/** A locked lesson keeps the room it was given, whatever its plan asks for; a half that joins it takes another. */
function lockedRooms({ parts }: Block, cell: BoardCell, { rooms }: Board, slots: readonly SearchSlot[]) {
  const kept = parts.map((part) => {
    const slot = slots.find(({ planId }) => planId === part.plan.id)
    if (!slot) return part
    return { ...part, rooms: slot.roomId === null ? null : rooms.filter(({ id }) => id === slot.roomId) }
  })
  return shareOut(kept, (room) => isFree(room, cell))
}

const slotsOf = ({ cell, parts, rooms }: Block): SearchSlot[] =>
  cell === null
    ? []
    : parts.map(({ plan }, index) => ({
        planId: plan.id,
        day: cell.day,
        number: cell.number,
        roomId: rooms[index]?.id ?? null,
      }))

/** By plan and reason, how many lessons have no place. */
function unplacedOf(board: Board): Unplaced[] {
  const found = new Map<string, { planId: string; lessons: number; reason: UnplacedReason }>()
  for (const block of board.blocks) {
    if (block.cell) continue
    const reason = reasonOf(board, block)
    for (const { plan } of block.parts) {
      const key = `${plan.id} ${reason.code}`
      const one = found.get(key) ?? { planId: plan.id, lessons: 0, reason }
      found.set(key, { ...one, lessons: one.lessons + 1 })
    }
  }
  return [...found.values()]
}
