import { lazy, Suspense, useState } from 'react'
import type { SignedIn } from '#features/auth/public.tsx'
import { StaticModals } from '#features/news/public.tsx'
import { idle } from '#platform/idle.ts'
import type { AnyScreen } from '#platform/screen.ts'
import { wordsOf } from '../start/texts.ts'
import { areInvitationsDue, rememberInvitations } from './invitationsDue.ts'
import { isMeetingDue, MeetingGreeting } from './MeetingGreeting.tsx'
import { isRegionNoticeDue, RegionNotice } from './RegionNotice.tsx'
import { useHasBegun } from './useHasBegun.ts'

const ConsentAsk = lazy(async () => {
  await idle()
  return { default: (await import('#features/static-pages/ConsentAsk.tsx')).ConsentAsk }
})
const consentWords = () => wordsOf(['static-pages'])

const InvitationGreeting = lazy(async () => {
  const [{ InvitationGreeting: greeting }] = await Promise.all([
    import('./InvitationGreeting.tsx'),
    wordsOf(['invitations']),
  ])
  return { default: greeting }
})

/** Its code and words come when nothing else has to be said. */
const Questionnaire = lazy(async () => {
  await idle()
  const [{ DueQuestionnaire }] = await Promise.all([
    import('#features/questionnaires/public.tsx'),
    wordsOf(['questionnaires']),
  ])
  return { default: DueQuestionnaire }
})

/**
 * What is said to a person by itself, one after another: what concerns them, then the news.
 * Never over work that has begun, nor over a screen that nothing may disturb.
 */
export function Greetings({ user, screen }: { user: SignedIn; screen: AnyScreen | null }) {
  const [region, setRegion] = useState(() => isRegionNoticeDue(user))
  const [meeting, setMeeting] = useState(() => isMeetingDue(user))
  const [invited, setInvited] = useState(() => areInvitationsDue(user))
  const hasBegun = useHasBegun()

  if (hasBegun || screen?.undisturbed) return null
  if (region) return <RegionNotice onClose={() => setRegion(false)} />
  if (meeting) return <MeetingGreeting onClose={() => setMeeting(false)} />
  if (invited) {
    const close = () => {
      rememberInvitations(user)
      setInvited(false)
    }
    return (
      <Suspense fallback={null}>
        <InvitationGreeting count={user.invitations} onClose={close} />
      </Suspense>
    )
  }
  return (
    <Suspense fallback={null}>
      <ConsentAsk words={consentWords}>
        <StaticModals
          otherwise={
            <Suspense fallback={null}>
              <Questionnaire />
            </Suspense>
          }
        />
      </ConsentAsk>
    </Suspense>
  )
}
