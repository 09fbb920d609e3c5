import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFilters } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Button } from '#ui/page/Button.tsx'
import { classes } from '#ui/page/classes.ts'
import { Screen } from '#ui/page/Screen.tsx'
import styles from './Chat.module.css'
import { IconNew } from './icons.ts'
import { NewTalk } from './list/NewTalk.tsx'
import { TalkList } from './list/TalkList.tsx'
import { askedIn, talkList } from './reads.ts'
import { Talk } from './thread/Talk.tsx'
import { useChatLive } from './useChatLive.ts'

const shape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Talks on one side, the open one on the other; on a phone one of the two (R-2.5-01, R-2.5-03). */
export default function ChatPage() {
  const [filters, change] = useFilters()
  const { data } = useSuspenseQuery(talkList(askedIn(filters)))
  const [adding, setAdding] = useState(false)
  useChatLive()

  const uuid = shape.test(filters['talk'] ?? '') ? filters['talk'] : undefined
  const at = /^\d{1,9}$/.test(filters['at'] ?? '') ? Number(filters['at']) : undefined
  const open = (talk: string | undefined, seq?: number) => change({ talk, at: seq })

  return (
    <div className={classes(styles.page, uuid !== undefined && styles.opened)}>
      <Screen
        title={text('chat.title')}
        actions={
          <Button kind="main" className={styles.begin} icon={<IconNew aria-hidden />} onClick={() => setAdding(true)}>
            {text('chat.new')}
          </Button>
        }
      >
        <div className={styles.panes}>
          <TalkList page={data} active={uuid} filters={filters} onFilter={change} onOpen={open} />
          <section className={styles.pane} aria-label={text('chat.write')}>
            {uuid === undefined ? (
              <EmptyList variant="plain" title={text('chat.choose')} />
            ) : (
              <Talk key={`${uuid} ${at ?? ''}`} uuid={uuid} at={at} onBack={() => open(undefined)} onOpen={open} />
            )}
          </section>
        </div>
      </Screen>
      {adding && <NewTalk onClose={() => setAdding(false)} onBegun={(talk) => (setAdding(false), open(talk))} />}
    </div>
  )
}
