import { useQueryClient } from '@tanstack/react-query'
import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { startReads } from '#platform/api.ts'
import { useRetries, useSubscription } from '#platform/http/states.ts'
import type { Params } from '#platform/routing/address.ts'
import type { AnyScreen } from '#platform/screen.ts'
import { ErrorBoundary } from '#ui/feedback/ErrorBoundary.tsx'
import { ScreenSkeleton } from '#ui/feedback/Skeletons.tsx'
import { chunkTimeout, reloadOnce } from '../../first/stale.ts'
import { FailedPage } from '../states/FailedPage.tsx'
import { Locked } from '../states/Locked.tsx'

type Props = { screen: AnyScreen; params: Params; address: string }

/** One page: its reads start together with its code, a failure stays inside, a 423 locks it and nothing loads any more (ERR-423-1, ERR-423-2). */
export function PageOf({ screen, params, address }: Props) {
  const locked = useSubscription()
  const retried = useRetries()
  useStarted(screen, params, address)
  if (locked) return <Locked subscription={locked} />

  const { Page } = screen
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          resetKey={`${address} ${retried}`}
          fallback={(failure, retry) => (
            <FailedPage
              failure={failure}
              retry={() => {
                reset()
                retry()
              }}
            />
          )}
        >
          <Suspense fallback={<Loading />}>
            {/* Before the page: a field that the page itself puts the reader into wins over the title. */}
            <Arrived address={address} />
            <Page params={params} />
          </Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  )
}

// In the first rendering rather than in an effect: the page's code is asked for in the same moment.
function useStarted({ reads }: AnyScreen, params: Params, address: string): void {
  const client = useQueryClient()
  const [started, setStarted] = useState<string | null>(null)
  if (started === address) return
  setStarted(address)
  void startReads(client, reads(params))
}

/** A chunk that does not come for two minutes will not come: the page is loaded anew (ERR-CHUNK-2). */
function Loading() {
  useEffect(() => {
    const timer = setTimeout(reloadOnce, chunkTimeout)
    return () => clearTimeout(timer)
  }, [])
  return <ScreenSkeleton />
}

// Where the reader stands, across pages: the first page of a visit leaves the focus to the browser.
let standing: string | null = null

/** After a change of address the reader stands at the top and hears the new title. */
function Arrived({ address }: { address: string }) {
  useEffect(() => {
    const before = standing
    standing = address
    if (before === null || before === address) return
    window.scrollTo(0, 0)
    document.getElementById('screen-title')?.focus({ preventScroll: true })
  }, [address])
  return null
}
