import type { Heard, Work } from './client.ts'
import type { Figure } from './figures.ts'
import { cpuMs, type Served, type startClient } from './processes.ts'
import { undisturbed } from './undisturbed.ts'

type Client = ReturnType<typeof startClient>
export type Pair = { ours: number; floor: number }
export type Measurement = { figure: Figure; perSecond: Pair; p95At8: Pair; p95At1: Pair; cpu: Pair; bytes: number }

/** What one round told; `cpu` is CPU milliseconds of the server process a call, the database's not among them. */
type Turn = Heard & { cpu: number }

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

const times = 5
/** Node compiles what is asked often for about twenty seconds; a server that has just started is another question. */
const warming = 20
const [long, short] = [3, 1.5]

/**
 * Floor and product take turns, five times each, so that whatever else the machine does falls on both; the medians of the
 * rounds are compared. Eight clients first, then one alone.
 */
export async function measure(client: Client, product: Served, floor: Served, figure: Figure): Promise<Measurement> {
  const sides = [
    { ...floor, works: figure.floor },
    { ...product, works: figure.ours },
  ] as const
  for (const { port, works } of sides) await client.ask({ port, works, seconds: warming })

  const rounds = async (seconds: number, chosen: (works: Work[]) => Work[]) => {
    const heard: [Turn[], Turn[]] = [[], []]
    for (let turn = 0; turn < times; turn++)
      for (const [index, { port, pid, works }] of sides.entries()) {
        const one = await undisturbed(async () => {
          const before = cpuMs(pid)
          const asked = await client.ask({ port, works: chosen(works), seconds })
          return { ...asked, cpu: (cpuMs(pid) - before) / asked.requests }
        })
        heard[index]?.push(one)
      }
    return (read: (turn: Turn) => number): Pair => ({
      floor: median(heard[0].map(read)),
      ours: median(heard[1].map(read)),
    })
  }
  const eight = await rounds(long, (works) => works)
  const alone = await rounds(short, (works) => works.slice(0, 1))
  return {
    figure,
    perSecond: eight(({ perSecond }) => perSecond),
    p95At8: eight(({ p95 }) => p95),
    p95At1: alone(({ p95 }) => p95),
    cpu: eight(({ cpu }) => cpu),
    bytes: eight(({ bytes }) => bytes).ours,
  }
}
