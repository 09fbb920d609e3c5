import type { Message, OpenTalk } from '@qalam/contract/chat/shapes.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import { classes } from '#ui/page/classes.ts'
import { IconRead, IconSent } from '../icons.ts'
import { clockOf } from '../moments.ts'
import { Acts } from './Acts.tsx'
import { MessageFiles } from './MessageFiles.tsx'
import { Reactions } from './Reactions.tsx'
import styles from './Bubble.module.css'

type Props = {
  talk: OpenTalk
  message: Message
  follows: boolean
  isTarget: boolean
  onReply: () => void
  onGo: (seq: number) => void
}

/** One message: who, what, when, and what may be done with it. */
export function Bubble({ talk, message, follows, isTarget, onReply, onGo }: Props) {
  const { mine, author, takenBack, replyTo, urgent, template, editedAt, at } = message
  const named = !mine && talk.kind !== 'direct' && !follows

  return (
    <article
      className={classes(styles.bubble, mine && styles.mine, follows && styles.follows, isTarget && styles.target)}
      aria-label={`${author.name}, ${clockOf(at)}`}
      // Of the whole talk: what is not in sight is not on the page.
      aria-posinset={message.seq}
      aria-setsize={Math.max(talk.lastSeq, message.seq)}
    >
      <div className={styles.body}>
        {named && <span className={styles.author}>{author.name}</span>}
        {urgent !== null && !takenBack && (
          <p className={styles.urgent}>
            <Badge tone="danger">{text('chat.urgent')}</Badge> {urgent}
          </p>
        )}
        {template === 'absence' && !takenBack && <Badge tone="warning">{text('chat.absence-mark')}</Badge>}
        {replyTo && !takenBack && (
          <button type="button" className={styles.quote} onClick={() => onGo(replyTo.seq)}>
            <span className="sr-only">{text('chat.to-message')}</span>
            <strong>{replyTo.author}</strong>
            <span>{replyTo.text || text('chat.taken-back')}</span>
          </button>
        )}
        {takenBack ? (
          <p className={styles.stub}>{text('chat.taken-back')}</p>
        ) : (
          message.text !== '' && <p className={styles.text}>{message.text}</p>
        )}
        {message.files.length > 0 && <MessageFiles uuid={talk.uuid} seq={message.seq} files={message.files} />}
        <p className={styles.foot}>
          {editedAt !== null && !takenBack && <span>{text('chat.edited')}</span>}
          <time dateTime={at}>{clockOf(at)}</time>
          {mine && !takenBack && <State talk={talk} seq={message.seq} />}
        </p>
        <Reactions talk={talk} message={message} />
      </div>
      {!takenBack && <Acts talk={talk} message={message} onReply={onReply} />}
    </article>
  )
}

/** Sent, or read by the other of a direct talk. */
function State({ talk: { theirReadSeq }, seq }: { talk: OpenTalk; seq: number }) {
  const isRead = theirReadSeq !== null && theirReadSeq >= seq
  const Icon = isRead ? IconRead : IconSent
  return (
    <span className={classes(styles.state, isRead && styles.read)}>
      <Icon size={16} aria-hidden />
      <span className="sr-only">{text(isRead ? 'chat.state-read' : 'chat.state-sent')}</span>
    </span>
  )
}
