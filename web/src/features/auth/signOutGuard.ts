import { useEffect, useEffectEvent } from 'react'
import { store } from '#platform/storage.ts'
import type { MessageKey } from '#platform/text.ts'

export type SignOutGuard = {
  /** What the person is asked before they are signed out. */
  question: MessageKey
  /** What has to be done first when they agree; a failure keeps them signed in. */
  finish: () => Promise<unknown>
}

export const signOutGuard = store<SignOutGuard | null>(null)

/**
 * While the page is shown, signing out asks first: an active test is completed before, a conference or a recording is
 * only confirmed.
 */
export function useSignOutGuard(question: MessageKey, finish: () => Promise<unknown> = async () => undefined): void {
  const finishNow = useEffectEvent(finish)
  useEffect(() => {
    const mine = { question, finish: () => finishNow() }
    signOutGuard.set(mine)
    return () => {
      if (signOutGuard.get() === mine) signOutGuard.set(null)
    }
  }, [question])
}
