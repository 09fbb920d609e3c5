/** What a process has to close when it ends, last opened first; also when it is stopped while it still starts. */
export type Ending = {
  /** Registers something to be closed; it may still be opening. */
  hold: <Held>(held: Promise<Held>, letGo: (held: Held) => unknown) => Promise<Held>
  isBegun: () => boolean
  /** Closes everything, once. */
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
      // What failed to open needs no closing; the failure goes to whoever waits for it.
      acts.push(() => held.then(letGo, () => {}))
      return held
    },
    isBegun: () => ended !== undefined,
    end: () => (ended ??= end()),
  }
}
