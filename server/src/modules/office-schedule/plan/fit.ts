import type { Clash } from '@qalam/contract/schedule/api.ts'
import { clashSides, type Slot } from '@qalam/contract/schedule/rules.ts'

export type Clashing<W, S> = { wanted: W; other: W | S; side: Clash['side'] }

/**
 * Which of the wanted lessons may stand beside those that stand, taken one by one: what meets a lesson that stands, or one
 * that was taken before it, is left with the lesson in its way.
 */
export function fit<W extends Slot, S extends Slot>(
  wanted: readonly W[],
  standing: readonly S[],
): { fits: W[]; clashing: Clashing<W, S>[] } {
  const index = new Map<string, (W | S)[]>()
  const keep = (slot: W | S) => {
    for (const key of needsOf(slot)) {
      const list = index.get(key)
      if (list) list.push(slot)
      else index.set(key, [slot])
    }
  }
  standing.forEach(keep)

  const fits: W[] = []
  const clashing: Clashing<W, S>[] = []
  for (const slot of wanted) {
    const met = firstMet(slot, index)
    if (met) clashing.push({ wanted: slot, ...met })
    else {
      fits.push(slot)
      keep(slot)
    }
  }
  return { fits, clashing }
}

function firstMet<T extends Slot>(slot: Slot, index: ReadonlyMap<string, readonly T[]>) {
  for (const key of needsOf(slot))
    for (const other of index.get(key) ?? []) {
      const [side] = clashSides(slot, other)
      if (side) return { other, side }
    }
  return undefined
}

/** What of a day a lesson needs: two lessons can only meet under one of these. */
const needsOf = ({ date, teacherId, cabinetId, groupId }: Slot): string[] => [
  `${date} t${teacherId}`,
  `${date} g${groupId}`,
  ...(cabinetId === null ? [] : [`${date} c${cabinetId}`]),
]
