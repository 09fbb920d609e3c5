import { Problem } from '@qalam/contract/kernel/problem.ts'
import { useEffect } from 'react'
import { saidBy } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { Button, LinkButton } from '#ui/page/Button.tsx'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { IconLost } from '../icons.ts'
import { reloadOnce } from '../../first/stale.ts'

const isChunk = (failure: unknown): boolean =>
  failure instanceof TypeError && /dynamically imported module|importing a module|error loading/i.test(failure.message)

/** A page that could not be read or drawn: what happened, and another try. What is not there will not come by trying. */
export function FailedPage({ failure, retry }: { failure: unknown; retry: () => void }) {
  useEffect(() => {
    if (isChunk(failure)) reloadOnce()
  }, [failure])
  if (failure instanceof Problem && failure.status === 404) return <Missing words={saidBy(failure)} />

  return (
    <div id="screen-title" tabIndex={-1}>
      <ErrorPanel page title={text('shell.failed-page')} text={saidBy(failure)} onRetry={retry} />
    </div>
  )
}

const Missing = ({ words }: { words: string }) => (
  <Screen title={text('shell.missing-title')}>
    <EmptyList
      icon={<IconLost />}
      title={words}
      action={
        <>
          <Button kind="main" onClick={() => window.history.back()}>
            {text('shell.back')}
          </Button>{' '}
          <LinkButton href="/">{text('shell.not-found-home')}</LinkButton>
        </>
      }
    />
  </Screen>
)
