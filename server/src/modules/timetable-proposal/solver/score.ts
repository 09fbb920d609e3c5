import { fits, put } from './board.ts'
import { scoreOf } from './goals.ts'
import { lay } from './lay.ts'
import type { Goal, Slot, Task } from './task.ts'

/** How often a week that stands already misses each goal; a lesson that clashes with one before it does not count. */
export function scoreOfWeek(task: Task, slots: readonly Slot[]): Record<Goal, number> {
  const { board, locks } = lay({ ...task, locked: slots })
  for (const { block, cell } of locks) if (cell && fits(block, cell)) put(block, cell, [])
  return scoreOf(board)
}
