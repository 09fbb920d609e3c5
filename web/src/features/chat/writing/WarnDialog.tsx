import type { Warning } from '@qalam/contract/chat/rules/warnings.ts'
import { text } from '#platform/text.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { Button } from '#ui/page/Button.tsx'

type Props = { warnings: readonly Warning[]; onSend: () => void; onClose: () => void }

/** Asks before contacts, other messengers or words that hurt leave. */
export function WarnDialog({ warnings, onSend, onClose }: Props) {
  return (
    <Dialog
      title={text('chat.warn-title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onSend}>{text('chat.send-anyway')}</Button>
          <Button kind="main" onClick={onClose}>
            {text('chat.change-it')}
          </Button>
        </>
      }
    >
      {warnings.map((one) => (
        <p key={one}>{text(`chat.warn-${one}`)}</p>
      ))}
    </Dialog>
  )
}
