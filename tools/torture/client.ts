import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { journal, type MarkResult } from '../../contract/src/journal/api.ts'
import type { Cell } from '../../server/src/testing/class-of-today.ts'

/** One cell written, as a device keeps it until the server has answered. */
export type Operation = Cell & { operationId: string; baseVersion: number; score: number; sign: null }

export const operationOn = (cell: Cell, baseVersion: number, score: number): Operation => ({
  ...cell,
  operationId: randomUUID(),
  baseVersion,
  score,
  sign: null,
})

/** Where to send, looked up at each try: a server that was killed comes back elsewhere. */
export type Addresses = () => readonly string[]

/** Sends operations once; null where no answer came or the server could not serve. */
export async function sendOnce(
  address: string,
  token: string,
  operations: readonly Operation[],
): Promise<MarkResult[] | null> {
  try {
    const answer = await fetch(`${address}${journal.storeDay.path}`, {
      method: journal.storeDay.method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ operations }),
      signal: AbortSignal.timeout(10_000),
    })
    if (answer.status >= 500 || answer.status === 429) return null
    const body: { data?: { results?: MarkResult[] } } = await answer.json()
    const results = body.data?.results
    if (!results) throw new Error(`${answer.status} without results: ${JSON.stringify(body).slice(0, 300)}`)
    return results
  } catch (failure) {
    if (failure instanceof Error && failure.message.includes('without results')) throw failure
    return null
  }
}

/** Sends the same operations until they are answered, now here, now there. Answers how many tries it took. */
export async function sendUntilAnswered(
  addresses: Addresses,
  token: string,
  operations: readonly Operation[],
): Promise<{ results: MarkResult[]; tries: number }> {
  for (let tries = 1; ; tries++) {
    const known = addresses()
    const address = known[tries % Math.max(1, known.length)]
    const results = address ? await sendOnce(address, token, operations) : null
    if (results) return { results, tries }
    await wait(10 + Math.random() * 60)
  }
}
