import type { Cell } from '../../server/src/testing/class-of-today.ts'
import { type Operation, operationOn, sendOnce } from './client.ts'
import type { Ledger } from './ledger.ts'

/** What one device believes: the versions it saw, and what it has typed and not yet brought home, in order. */
type Device = { seen: number[]; values: (number | null)[]; queue: { at: number; operation: Operation }[] }

type Mixed = { address: string; token: string; cells: readonly Cell[]; ledger: Ledger; random: () => number }

/** Steps of one interleaving. */
const steps = 12

/**
 * One random interleaving of three devices on the same cells: each types, sends, loses answers and sends again. In the
 * end all come home. Answers whether every device that asks sees what the server has. Cells begin at `base`.
 */
export async function interleave({ address, token, cells, ledger, random }: Mixed, base: number[]): Promise<boolean> {
  const devices: Device[] = Array.from({ length: 3 }, () => ({
    seen: [...base],
    values: cells.map(() => null),
    queue: [],
  }))
  const pick = (below: number) => Math.floor(random() * below)

  const send = async (device: Device, isLost: boolean) => {
    const [first] = device.queue
    if (!first) return
    const results = await sendOnce(address, token, [first.operation])
    // The server has it, and the device does not know: it will send the same again.
    if (!results || isLost) return
    ledger.note([first.operation], results)
    device.queue.shift()
    settle(device, first.at, results[0]?.current)
  }
  for (let step = 0; step < steps; step++) {
    const device = devices[pick(3)]
    if (!device) continue
    if (random() < 0.5) type(device, cells, pick(cells.length), 1 + pick(10), ledger)
    else await send(device, random() < 0.3)
  }
  for (const device of devices) while (device.queue.length > 0) await send(device, false)

  // Everybody looks once more: a write on a version that nobody has is told what stands.
  const looks = cells.map((cell) => operationOn(cell, 999_999, 1))
  const stands = (await sendOnce(address, token, looks)) ?? []
  cells.forEach((_, at) => (base[at] = stands[at]?.current.version ?? 0))
  return devices.every(({ seen, values }) =>
    cells.every((_, at) => {
      const current = stands[at]?.current
      // A device that was last told of this version has its value.
      return seen[at] !== current?.version || values[at] === null || values[at] === current?.score
    }),
  )
}

/** What is typed on top of something unsent is based on it. */
function type(device: Device, cells: readonly Cell[], at: number, score: number, ledger: Ledger): void {
  const cell = cells[at]
  if (!cell) return
  const waiting = device.queue.filter((one) => one.at === at).length
  ledger.attempts++
  device.queue.push({ at, operation: operationOn(cell, (device.seen[at] ?? 0) + waiting, score) })
}

function settle(device: Device, at: number, current: { version: number; score: number | null } | undefined): void {
  if (!current) return
  device.seen[at] = current.version
  device.values[at] = current.score
}
