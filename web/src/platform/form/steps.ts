import { useState } from 'react'

type Step<Key extends string> = { key: Key; fields: readonly string[] }
type Form = { check: (names: readonly string[]) => boolean; errors: Readonly<Record<string, string>> }

const isAbout = (path: string, fields: readonly string[]): boolean => fields.includes(path.split('.')[0] ?? '')

/**
 * A long form in steps over one draft. Going on judges the fields of the step alone, going back keeps everything, and
 * complaints about another step, such as the server's, lead there.
 */
export function useSteps<Key extends string>(steps: readonly Step<Key>[], { check, errors }: Form) {
  const [at, setAt] = useState(0)
  const [seen, setSeen] = useState(errors)
  const fieldsOf = (index: number) => steps[index]?.fields ?? []
  const complainsAt = steps.findIndex(({ fields }) => Object.keys(errors).some((path) => isAbout(path, fields)))
  if (seen !== errors) {
    setSeen(errors)
    const isHere = Object.keys(errors).some((path) => isAbout(path, fieldsOf(at)))
    if (complainsAt >= 0 && !isHere) setAt(complainsAt)
  }

  return {
    at,
    key: steps[at]?.key,
    isLast: at === steps.length - 1,
    next: () => void (check(fieldsOf(at)) && setAt(Math.min(at + 1, steps.length - 1))),
    back: () => setAt(Math.max(0, at - 1)),
    /** To a step that was passed already. */
    goTo: (index: number) => index < at && setAt(index),
  }
}
