import { auth } from '@qalam/contract/auth/api.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#platform/api.ts'
import { useFilters } from '#platform/screen.ts'
import { startSession } from '#platform/session.ts'
import { text } from '#platform/text.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Complaint } from '#ui/Complaint.tsx'
import { Gate } from './Gate.tsx'
import { Waiting } from './Waiting.tsx'

/** Takes the one-time hash of the address, exchanges it once and goes on as after any sign-in. */
export default function BehalfPage() {
  const [{ hash, token }] = useFilters()
  const given = hash ?? token ?? ''
  const { data: tokens, isError } = useQuery({
    queryKey: ['behalf', given],
    queryFn: () => call(auth.behalf, { body: { hash: given } }, { bare: true, silent: true }),
    enabled: given !== '',
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    meta: { silent: true },
  })
  useEffect(() => {
    if (tokens) startSession(tokens)
  }, [tokens])

  if (!isError && given !== '')
    return (
      <main id="content">
        <Waiting />
      </main>
    )
  return (
    <Gate title={text('auth.hand-over-title')}>
      <Complaint text={text('auth.hand-over-failed')} />
      <LinkButton href="/login" kind="main">
        {text('auth.to-sign-in')}
      </LinkButton>
    </Gate>
  )
}
