import { chat } from '@qalam/contract/chat/api.ts'
import { talkChanged, talkOpened } from '@qalam/contract/chat/events.ts'
import { useQuery } from '@tanstack/react-query'
import { everyReadOf, saidBy, useCommand } from '#platform/api.ts'
import { momentText } from '#platform/dates.ts'
import { useLive } from '#platform/realtime.ts'
import { text } from '#platform/text.ts'
import { ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { TableSkeleton } from '#ui/feedback/Skeletons.tsx'
import { Menu, type MenuItem } from '#ui/overlay/Menu.tsx'
import { Avatar } from '#ui/page/Avatar.tsx'
import { IconButton } from '#ui/page/IconButton.tsx'
import { IconBack } from '#ui/page/icons.ts'
import { useState } from 'react'
import { HoursDialog } from '../dialogs/HoursDialog.tsx'
import { everyList, openTalkOf } from '../reads.ts'
import { titleOf } from '../titles.ts'
import { Conversation } from './Conversation.tsx'
import styles from './Thread.module.css'

type Props = {
  uuid: string
  at?: number | undefined
  onBack: () => void
  onOpen: (uuid: string, seq?: number) => void
}

/** One talk: with whom, its messages, and where one writes. */
export function Talk({ uuid, at, onBack, onOpen }: Props) {
  const { data: talk, error, refetch } = useQuery(openTalkOf(uuid))
  const [asks, setAsks] = useState(false)
  const quiet = useCommand(chat.quiet, { refresh: [everyReadOf(chat.talk), everyReadOf(chat.list)] })
  const mine = ({ conversationUuid }: { conversationUuid: string }) =>
    conversationUuid === uuid ? [everyReadOf(chat.talk)] : []
  useLive(talkChanged, mine, [everyReadOf(chat.talk)])
  useLive(talkOpened, mine)

  if (error && !talk) return <ErrorPanel text={saidBy(error)} onRetry={() => void refetch()} />
  if (!talk) return <TableSkeleton columns={1} />
  const title = titleOf(talk)
  const items: MenuItem[] = [
    {
      label: text(talk.quiet ? 'chat.make-loud' : 'chat.make-quiet'),
      onSelect: () => quiet.mutate({ params: { uuid }, body: { quiet: !talk.quiet } }),
    },
    ...(talk.can.later ? [{ label: text('chat.hours'), onSelect: () => setAsks(true) }] : []),
  ]

  return (
    <>
      <header className={styles.header}>
        <IconButton label={text('chat.back')} className={styles.back} onClick={onBack}>
          <IconBack />
        </IconButton>
        <Avatar id={talk.other?.userId ?? 0} name={title} size={40} />
        <div className={styles.who}>
          <h2>{title}</h2>
          <p>
            {talk.other
              ? [text(`role.${talk.other.role}`), talk.other.about].filter(Boolean).join(' · ')
              : text('chat.members', { count: talk.members })}
          </p>
        </div>
        <Menu label={text('chat.acts')} face="dots" align="end" items={items} />
      </header>
      {talk.openings.slice(0, 1).map(({ at: when, by }) => (
        <p key={when} role="note" className={styles.opening}>
          {text('chat.opened-by', { by: by.join(', '), at: momentText(when) })}
        </p>
      ))}
      <Conversation talk={talk} at={at} onOpen={onOpen} refresh={everyList} />
      {asks && <HoursDialog onClose={() => setAsks(false)} />}
    </>
  )
}
