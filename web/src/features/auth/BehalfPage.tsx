import { auth } from '@qalam/contract/auth/api.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '#platform/api.ts'
import { navigate, useFilters } from '#platform/screen.ts'
import { startSession, token as kept } from '#platform/session.ts'
import { text } from '#platform/text.ts'
import { Button, LinkButton } from '#ui/page/Button.tsx'
import { Complaint } from '#ui/fields/Complaint.tsx'
import { Gate } from './Gate.tsx'
import styles from './Gate.module.css'
import { useWhoIsHere } from './useWhoIsHere.ts'
import { Waiting } from './Waiting.tsx'

/**
 * Takes the one-time hash of the address, exchanges it once and goes on as after any sign-in. Somebody who is
 * signed in here is asked first: a link must not put another person in their place unseen.
 */
export default function BehalfPage() {
  const [{ hash, token }] = useFilters()
  const given = hash ?? token ?? ''
  const [agreed, setAgreed] = useState(() => kept.get() === null)
  const here = useWhoIsHere(!agreed && given !== '')
  const { data: tokens, isError } = useQuery({
    queryKey: ['behalf', given],
    queryFn: () => call(auth.behalf, { body: { hash: given } }, { bare: true, silent: true }),
    enabled: given !== '' && (agreed || here === 'nobody'),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    meta: { silent: true },
  })
  useEffect(() => {
    if (tokens) startSession(tokens)
  }, [tokens])

  if (isError || given === '') return <Failed />
  if (!agreed && typeof here === 'object') return <Instead name={here.name} onAgree={() => setAgreed(true)} />
  return (
    <main id="content">
      <Waiting />
    </main>
  )
}

function Failed() {
  return (
    <Gate title={text('auth.hand-over-title')}>
      <Complaint text={text('auth.hand-over-failed')} />
      <LinkButton href={kept.get() === null ? '/login' : '/'} kind="main">
        {text(kept.get() === null ? 'auth.to-sign-in' : 'auth.hand-over-stay')}
      </LinkButton>
    </Gate>
  )
}

function Instead({ name, onAgree }: { name: string | null; onAgree: () => void }) {
  return (
    <Gate title={text('auth.hand-over-title')}>
      <p>{name === null ? text('auth.hand-over-instead-unnamed') : text('auth.hand-over-instead', { name })}</p>
      <div className={styles.form}>
        <Button kind="main" onClick={() => navigate('/', { replace: true })}>
          {text('auth.hand-over-stay')}
        </Button>
        <Button onClick={onAgree}>{text('auth.hand-over-go')}</Button>
      </div>
    </Gate>
  )
}
