import type { Cell } from '../../server/src/testing/class-of-today.ts'
import { type Addresses, operationOn, sendUntilAnswered } from './client.ts'
import type { Ledger } from './ledger.ts'

type Writing = { addresses: Addresses; token: string; cells: readonly Cell[]; ledger: Ledger; isOver: () => boolean }

/** A device that writes its own cells one after another, each on top of what it was told, and resends what is unanswered. */
export async function writeOn({ addresses, token, cells, ledger, isOver }: Writing): Promise<void> {
  const versions = cells.map(() => 0)
  for (let turn = 0; !isOver(); turn++) {
    const at = turn % cells.length
    const cell = cells[at]
    if (!cell) return
    const operations = [operationOn(cell, versions[at] ?? 0, 1 + (turn % 10))]
    ledger.attempts++
    const { results } = await sendUntilAnswered(addresses, token, operations)
    ledger.note(operations, results)
    versions[at] = results[0]?.current.version ?? 0
  }
}

/** Devices that write the same cells: each on top of what it saw last, whoever wrote it. */
export async function collideOn({ addresses, token, cells, ledger, isOver }: Writing): Promise<void> {
  const versions = cells.map(() => 0)
  while (!isOver()) {
    const at = Math.floor(Math.random() * cells.length)
    const cell = cells[at]
    if (!cell) return
    const operations = [operationOn(cell, versions[at] ?? 0, 1 + Math.floor(Math.random() * 10))]
    ledger.attempts++
    const { results } = await sendUntilAnswered(addresses, token, operations)
    ledger.note(operations, results)
    versions[at] = results[0]?.current.version ?? 0
  }
}
