import type { QueryClient } from '@tanstack/react-query'
import { allOn } from '#features/schools/public.tsx'
import { userInfo } from '#features/auth/reads.ts'
import { startReads } from '#platform/api.ts'
import { navigate } from '#platform/screen.ts'
import { allScreens } from './allScreens.ts'
import { find } from './find.ts'
import { mayOpen } from './guard.ts'

/** How long the old page stays while the next one is fetched, in milliseconds: shorter than a skeleton would be seen. */
const patience = 150

const screenAt = (href: string) => find(allScreens, href.split(/[?#]/)[0] ?? href, allOn)

/** Whoever points at a link is likely to press it: the code of its page starts to come. */
export const foresee = (href: string): void => void screenAt(href)?.screen.load()

let latest = 0

/**
 * Goes to an address when its page can be drawn in one go, or after a moment: a page drawn before its data has come shows
 * a skeleton, which React then leaves for 300 ms. Whoever goes elsewhere meanwhile is not called back.
 */
export async function follow(client: QueryClient, href: string): Promise<void> {
  const turn = ++latest
  const from = window.location.href
  const role = client.getQueryData(userInfo.queryKey)?.role
  const found = screenAt(href)
  if (found && role && mayOpen(found.screen.roles, role)) {
    // A page may be locked for a student (ERR-423-1): it has to ask itself, since the way there takes a lock away.
    const reads = role === 'student' ? Promise.resolve([]) : found.screen.reads(found.params)
    const fetched = Promise.all([found.screen.load(), startReads(client, reads)])
    await Promise.race([fetched, new Promise((resolve) => setTimeout(resolve, patience))])
  }
  if (turn === latest && window.location.href === from) navigate(href)
}
