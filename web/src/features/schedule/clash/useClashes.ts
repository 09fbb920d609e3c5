import { Clash } from '@qalam/contract/schedule/api.ts'
import { Problem } from '@qalam/contract/kernel/problem.ts'
import { useState } from 'react'
import { z } from 'zod'
import { takeUp } from '#platform/http/refusal.ts'

type ClashQuestion = { conflicts: Clash[]; answer: (isForced: boolean) => void }
type Force = 0 | 1

const Conflicts = z.object({ conflicts: z.array(Clash) })

/** The clashes a refusal carries, or null for another failure. */
function clashesIn(failure: unknown): Clash[] | null {
  if (!(failure instanceof Problem) || failure.code !== 'schedule.conflict') return null
  const parsed = Conflicts.safeParse(failure.data)
  return parsed.success ? parsed.data.conflicts : null
}

/**
 * A save is sent without force first (S-SAVE-1). When its time is taken the clashes are asked about, and the same save
 * is sent again with force, or given up (S-SAVE-2). `asked` is what the conflict dialog shows.
 */
export function useClashes() {
  const [asked, setAsked] = useState<ClashQuestion | null>(null)

  const attempt = async <T>(send: (isForce: Force) => Promise<T>): Promise<T> => {
    try {
      return await send(0)
    } catch (failure) {
      const conflicts = clashesIn(failure)
      if (!conflicts || !(failure instanceof Problem)) throw failure
      takeUp(failure)
      const isForced = await new Promise<boolean>((answer) => setAsked({ conflicts, answer }))
      setAsked(null)
      if (!isForced) throw failure
      return await send(1)
    }
  }
  return { asked, attempt }
}
