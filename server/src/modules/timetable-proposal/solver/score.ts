import { fits, put } from './board.ts'
import { scoreOf } from './goals.ts'
import { lay } from './lay.ts'
import type { Goal, SearchSlot, SearchTask } from './task.ts'

/** How often a week that stands already misses each goal; a lesson that clashes with one before it does not count. */
export function scoreOfWeek(task: SearchTask, slots: readonly SearchSlot[]): Record<Goal, number> {
  const { board, locks } = lay({ ...task, locked: slots })
  for (const { block, cell } of locks) if (cell && fits(block, cell)) put(block, cell, [])
  return scoreOf(board)
}
