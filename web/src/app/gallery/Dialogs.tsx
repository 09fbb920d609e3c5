import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { useToken } from '#platform/session.ts'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import styles from './Gallery.module.css'
import { samples as shell } from './shell.tsx'

/** A dialog as the samples of its feature describe it: what opens it, and what the server would have said. */
type Sample = {
  name: string
  open: (close: () => void) => ReactNode
  known?: readonly { queryKey: QueryKey; data: unknown }[]
}

/** The dialogs of each feature stand in its gallery.tsx; found by place, like the screens. */
const found = import.meta.glob<{ samples: readonly Sample[] }>('../../features/*/gallery.tsx', { eager: true })

const groups: readonly (readonly [string, readonly Sample[]])[] = [
  ['shell', shell],
  ...Object.entries(found).map(([path, { samples }]) => [path.split('/').at(-2) ?? path, samples] as const),
]

/** A cache that answers from the sample; what it lacks is asked of the server by somebody who is signed in. */
function cacheOf({ known = [] }: Sample, isSignedIn: boolean): QueryClient {
  const cache = new QueryClient({
    defaultOptions: { queries: { enabled: isSignedIn, staleTime: Infinity, retry: false } },
  })
  for (const { queryKey, data } of known) cache.setQueryData(queryKey, data)
  return cache
}

/** Every dialog of every feature behind a button. */
export function Dialogs() {
  const isSignedIn = useToken() !== null
  const [open, setOpen] = useState<{ sample: Sample; cache: QueryClient } | null>(null)

  return (
    <>
      {groups.map(([name, samples]) => (
        <Card key={name} title={`Dialogs: ${name}`}>
          <div className={styles.dialogs}>
            {samples.map((sample) => (
              <Button key={sample.name} onClick={() => setOpen({ sample, cache: cacheOf(sample, isSignedIn) })}>
                {sample.name}
              </Button>
            ))}
          </div>
        </Card>
      ))}
      {open && (
        <QueryClientProvider client={open.cache}>
          <Suspense fallback={null}>{open.sample.open(() => setOpen(null))}</Suspense>
        </QueryClientProvider>
      )}
    </>
  )
}
