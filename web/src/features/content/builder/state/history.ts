/** What was, what is, and what was undone. `typing` names the field that the last step was typed into. */
export type BuilderHistory<V> = { past: readonly V[]; present: V; future: readonly V[]; typing: string | null }

const mostSteps = 200

export const begun = <V>(present: V): BuilderHistory<V> => ({ past: [], present, future: [], typing: null })

/** The next step. What is typed into one field without a pause elsewhere is one step: undoing letters one by one helps nobody. */
export function stepped<V>(history: BuilderHistory<V>, present: V, typing: string | null = null): BuilderHistory<V> {
  if (Object.is(present, history.present)) return history
  const goesOn = typing !== null && typing === history.typing
  const past = goesOn ? history.past : [...history.past, history.present].slice(-mostSteps)
  return { past, present, future: [], typing }
}

/** One step back; the same history where there is none. */
export function undone<V>({ past, present, future, ...rest }: BuilderHistory<V>): BuilderHistory<V> {
  const [before] = past.slice(-1)
  if (before === undefined) return { past, present, future, ...rest }
  return { past: past.slice(0, -1), present: before, future: [present, ...future], typing: null }
}

/** The step that was undone last, again. */
export function redone<V>({ past, present, future, ...rest }: BuilderHistory<V>): BuilderHistory<V> {
  const [next, ...later] = future
  if (next === undefined) return { past, present, future, ...rest }
  return { past: [...past, present], present: next, future: later, typing: null }
}
