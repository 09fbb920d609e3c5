import { chat } from '@qalam/contract/chat/api.ts'
import { reactions } from '@qalam/contract/chat/rules/limits.ts'
import type { Message, OpenTalk, Reaction } from '@qalam/contract/chat/shapes.ts'
import { lazy, Suspense, useState } from 'react'
import { everyReadOf, useCommand } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { Menu, type MenuItem } from '#ui/overlay/Menu.tsx'
import { EditDialog } from '../dialogs/EditDialog.tsx'
import { ReportDialog } from '../dialogs/ReportDialog.tsx'
import styles from './Bubble.module.css'

const EmojiDialog = lazy(() => import('../emoji/EmojiDialog.tsx'))

type Props = { talk: OpenTalk; message: Message; onReply: () => void }

/** What may be done with a message, as the server says. */
export function Acts({ talk: { uuid, can: talkCan, kind }, message, onReply }: Props) {
  const { seq, can, mine } = message
  const [asks, setAsks] = useState<'edit' | 'report' | 'emoji' | null>(null)
  const react = useCommand(chat.react)
  const takeBack = useCommand(chat.takeBack, { refresh: [everyReadOf(chat.list)] })
  const at = { params: { uuid, seq } }
  const sign = (one: Reaction) => react.mutate({ ...at, body: { kind: one } })
  const copy = async () => {
    await navigator.clipboard.writeText(`${window.location.origin}${window.location.pathname}?talk=${uuid}&at=${seq}`)
    tellSuccess(text('common.copied'))
  }

  const items: MenuItem[] = [
    ...(talkCan.write ? [{ label: text('chat.reply'), onSelect: onReply }] : []),
    ...(mine
      ? []
      : [
          ...reactions.map((one) => ({ label: text(`chat.react-${one}`), onSelect: () => sign(one) })),
          { label: text('chat.react-emoji'), onSelect: () => setAsks('emoji') },
        ]),
    ...(kind === 'lesson' ? [] : [{ label: text('chat.copy-link'), onSelect: () => void copy() }]),
    ...(can.change ? [{ label: text('chat.edit'), onSelect: () => setAsks('edit') }] : []),
    ...(can.takeBack ? [{ label: text('chat.take-back'), danger: true, onSelect: () => takeBack.mutate(at) }] : []),
    ...(can.report ? [{ label: text('chat.report'), danger: true, onSelect: () => setAsks('report') }] : []),
  ]
  const close = () => setAsks(null)
  if (items.length === 0) return null
  return (
    <div className={styles.acts}>
      <Menu label={text('chat.message-acts')} face="dots" align={mine ? 'end' : 'start'} items={items} />
      {asks === 'edit' && <EditDialog uuid={uuid} message={message} onClose={close} />}
      {asks === 'emoji' && (
        <Suspense>
          <EmojiDialog title={text('chat.react-emoji')} onPick={(one) => (close(), sign(one))} onClose={close} />
        </Suspense>
      )}
      {asks === 'report' && <ReportDialog uuid={uuid} seq={seq} onClose={close} />}
    </div>
  )
}
