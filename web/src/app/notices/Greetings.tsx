import { Suspense, useState } from 'react'
import { ChangePassword, type SignedIn } from '#features/auth/public.tsx'
import { StaticModals } from '#features/news/public.tsx'
import { usePasswordPrompt } from './passwordPrompt.ts'
import { isMeetingDue, MeetingGreeting } from './MeetingGreeting.tsx'
import { isRegionNoticeDue, RegionNotice } from './RegionNotice.tsx'

/** What is said to a person by itself, one after another: the password first, then what concerns them, then the news. */
export function Greetings({ user }: { user: SignedIn }) {
  const [prompt, donePrompt] = usePasswordPrompt(user)
  const [region, setRegion] = useState(() => isRegionNoticeDue(user))
  const [meeting, setMeeting] = useState(() => isMeetingDue(user))

  if (prompt === 'asking') return null
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
