import { Busy } from './violations.ts'

type Line = { underWay: number; waiting: (() => void)[] }

/**
 * Lets each school have some of its writes under way at a time; the others wait for their turn, `patience` milliseconds at
 * most. What one school waits for, a lock or an import, takes a part of the connections and never all of them.
 */
export function turnsBySchool(most: number, patience: number) {
  const lines = new Map<number | null, Line>()

  const turn = (line: Line): Promise<void> =>
    new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const giveUp = () => {
        line.waiting.splice(line.waiting.indexOf(begin), 1)
        reject(new Busy('no turn came'))
      }
      const timer = setTimeout(giveUp, patience)
      line.waiting.push(begin)
    })

  return async <Done>(schoolId: number | null, act: () => Promise<Done>): Promise<Done> => {
    const line = lines.get(schoolId) ?? { underWay: 0, waiting: [] }
    lines.set(schoolId, line)
    if (line.underWay < most) line.underWay++
    else await turn(line)
    try {
      return await act()
    } finally {
      // Whoever waits longest takes over the place that is left.
      const next = line.waiting.shift()
      if (next) next()
      else if (--line.underWay === 0) lines.delete(schoolId)
    }
  }
}

export type Turns = ReturnType<typeof turnsBySchool>
