import { useEffect, useState } from 'react'
import { text } from '#platform/text.ts'
import { Complaint } from '#ui/fields/Complaint.tsx'
import { LinkButton } from '#ui/page/Button.tsx'
import { Gate } from './Gate.tsx'
import { Waiting } from './Waiting.tsx'

/** A hand-over that takes longer than this, in milliseconds, will not come any more. */
const patience = 20_000

/** Waits for a hand-over that runs elsewhere; whoever gets signed in by it is led on, nobody waits for ever. */
export default function BetweenPage() {
  const [waited, setWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), patience)
    return () => clearTimeout(timer)
  }, [])

  if (!waited)
    return (
      <main id="content">
        <Waiting />
      </main>
    )
  return (
    <Gate title={text('auth.hand-over-title')}>
      <Complaint text={text('auth.between-long')} />
      <LinkButton href="/login" kind="main">
        {text('auth.to-sign-in')}
      </LinkButton>
    </Gate>
  )
}
