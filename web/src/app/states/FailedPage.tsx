import { useEffect } from 'react'
import { saidBy } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { ErrorPanel } from '#ui/ErrorPanel.tsx'
import { reloadOnce } from '../start/stale.ts'

const isChunk = (failure: unknown): boolean =>
  failure instanceof TypeError && /dynamically imported module|importing a module|error loading/i.test(failure.message)

/** A page that could not be read or drawn: what happened, and another try. */
export function FailedPage({ failure, retry }: { failure: unknown; retry: () => void }) {
  useEffect(() => {
    if (isChunk(failure)) reloadOnce()
  }, [failure])

  return (
    <div id="screen-title" tabIndex={-1}>
      <ErrorPanel page title={text('shell.failed-page')} text={saidBy(failure)} onRetry={retry} />
    </div>
  )
}
