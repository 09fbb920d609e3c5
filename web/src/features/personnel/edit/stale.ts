import { PersonPresent } from '@qalam/contract/personnel/problems.ts'
import { Problem } from '@qalam/contract/kernel/problem.ts'
import { saidBy } from '#platform/api.ts'

/** What a save met: somebody else's change with their version, or another refusal in words. */
export function metBy(failure: unknown): { theirs: PersonPresent | null; words: string | null } {
  if (!(failure instanceof Problem) || failure.status === 422) return { theirs: null, words: null }
  const parsed = failure.status === 409 ? PersonPresent.safeParse(failure.data) : null
  return parsed?.success ? { theirs: parsed.data, words: null } : { theirs: null, words: saidBy(failure) }
}
