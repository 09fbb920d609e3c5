import type { OpenTalk } from '@qalam/contract/chat/shapes.ts'
import { useState } from 'react'
import { text } from '#platform/text.ts'
import { Menu } from '#ui/overlay/Menu.tsx'
import { FilesDialog } from '../dialogs/FilesDialog.tsx'
import { PhrasesDialog } from '../dialogs/PhrasesDialog.tsx'
import { UrgentDialog } from '../dialogs/UrgentDialog.tsx'

type Props = {
  talk: OpenTalk
  words: string
  onWords: (words: string) => void
  /** The words of an absence, told to the lead at once. */
  onAbsence: () => void
  onUrgent: (reason: string) => void
  onSent: () => void
}

type Asks = 'files' | 'phrases' | 'urgent'

/** What stands beside the words: files, phrases, an absence, urgency. */
export function Tools({ talk: { uuid, can, kind }, words, onWords, onAbsence, onUrgent, onSent }: Props) {
  const [asks, setAsks] = useState<Asks | null>(null)
  const close = () => setAsks(null)
  const add = (more: string) => onWords(words === '' ? more : `${words.trimEnd()} ${more}`)

  return (
    <>
      <Menu
        label={text('chat.more')}
        face="dots"
        items={[
          { label: text('chat.attach'), onSelect: () => setAsks('files') },
          ...(can.later ? [{ label: text('chat.phrases'), onSelect: () => setAsks('phrases') }] : []),
          ...(can.absence ? [{ label: text('chat.absence'), onSelect: onAbsence }] : []),
          ...(can.urgent && words.trim() !== '' && kind !== 'lesson'
            ? [{ label: text('chat.make-urgent'), onSelect: () => setAsks('urgent') }]
            : []),
        ]}
      />
      {asks === 'files' && <FilesDialog uuid={uuid} onClose={close} onSent={onSent} />}
      {asks === 'phrases' && <PhrasesDialog words={words} onTake={(one) => (add(one), close())} onClose={close} />}
      {asks === 'urgent' && <UrgentDialog onClose={close} onSend={(reason) => (close(), onUrgent(reason))} />}
    </>
  )
}
