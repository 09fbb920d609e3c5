import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { areas } from 'virtual:areas'
import { retries, serverWaits, useServerWaits } from '#platform/http/states.ts'
import { text } from '#platform/text.ts'
import { ErrorBoundary } from '#ui/feedback/ErrorBoundary.tsx'
import { ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { wordsOf } from '../start/texts.ts'

const Help = lazy(async () => {
  const [{ HelpInTrouble: help }] = await Promise.all([
    import('#features/help/HelpInTrouble.tsx'),
    wordsOf(areas.features['help'] ?? []),
  ])
  return { default: help }
})

/**
 * The server did not manage (500, 502): what happened, another try, and the help meanwhile (ERR-FAQ-1, ERR-FAQ-2). It covers
 * the page instead of replacing it, so that nothing typed is lost (ERR-500-1, ERR-FORM-1).
 */
export function ServerWaits() {
  const client = useQueryClient()
  if (!useServerWaits()) return null

  const close = () => serverWaits.set(false)
  const retry = () => {
    close()
    void client.resetQueries({ predicate: ({ state }) => state.status === 'error' })
    retries.set(retries.get() + 1)
  }
  return (
    <Dialog title={text('shell.waiting-title')} width={920} onClose={close}>
      <ErrorPanel title={text('shell.waiting-text')} onRetry={retry} />
      {/* A device that never brought the help shows the rest without it. */}
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>
          <Help />
        </Suspense>
      </ErrorBoundary>
    </Dialog>
  )
}
