/** What a process has to let go when it ends: the last that was taken goes first, whether the start was over or not. */
export type Ending = {
  /** Takes something that has to be let go; it may still be on its way. */
  hold: <Held>(held: Promise<Held>, letGo: (held: Held) => unknown) => Promise<Held>
  isBegun: () => boolean
  /** Lets everything go, once. */
  end: () => Promise<void>
}

export function makeEnding(complain: (error: unknown) => void): Ending {
  const acts: (() => Promise<unknown>)[] = []
  let ended: Promise<void> | undefined

  const end = async () => {
    for (const act of acts.toReversed()) await act().catch(complain)
  }
  return {
    hold: (held, letGo) => {
      // What never came has not to be let go; whoever waits for it is told why.
      acts.push(() => held.then(letGo, () => {}))
      return held
    },
    isBegun: () => ended !== undefined,
    end: () => (ended ??= end()),
  }
}
