import { Suspense, useState } from 'react'
import { ChangePassword, type SignedIn } from '#features/auth/public.tsx'
import { StaticModals } from '#features/news/public.tsx'
import { usePasswordPrompt } from './passwordPrompt.ts'
import { isMeetingDue, MeetingGreeting } from './MeetingGreeting.tsx'
import { isRegionNoticeDue, RegionNotice } from './RegionNotice.tsx'
import { useHasBegun } from './useHasBegun.ts'

/**
 * What is said to a person by itself, one after another: the password first, then what concerns them, then the news.
 * Never over work that has begun.
 */
export function Greetings({ user }: { user: SignedIn }) {
  const [prompt, donePrompt] = usePasswordPrompt(user)
  const [region, setRegion] = useState(() => isRegionNoticeDue(user))
  const [meeting, setMeeting] = useState(() => isMeetingDue(user))
  const hasBegun = useHasBegun()

  if (prompt === 'asking' || hasBegun) return null
  if (prompt === 'due')
    return (
      <Suspense fallback={null}>
        <ChangePassword role={user.role} prompted onClose={donePrompt} />
      </Suspense>
    )
  if (region) return <RegionNotice onClose={() => setRegion(false)} />
  if (meeting) return <MeetingGreeting onClose={() => setMeeting(false)} />
  return <StaticModals />
}
