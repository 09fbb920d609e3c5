import { useQueryClient } from '@tanstack/react-query'
import { retries, serverWaits, useServerWaits } from '#platform/http/states.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'

/**
 * The server did not manage (500, 502). It covers the page instead of replacing it, so that nothing typed is lost
 * (ERR-500-1, ERR-FORM-1).
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
    <Dialog
      title={text('shell.waiting-title')}
      onClose={close}
      footer={
        <Button kind="main" onClick={retry}>
          {text('common.retry')}
        </Button>
      }
    >
      <p>{text('shell.waiting-text')}</p>
    </Dialog>
  )
}
