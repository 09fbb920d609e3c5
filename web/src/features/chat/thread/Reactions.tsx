import { chat } from '@qalam/contract/chat/api.ts'
import { reactions as words } from '@qalam/contract/chat/rules/limits.ts'
import type { Message, OpenTalk } from '@qalam/contract/chat/shapes.ts'
import { useCommand } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { classes } from '#ui/page/classes.ts'
import styles from './Bubble.module.css'

type Props = { talk: OpenTalk; message: Message }

/** The signs under a message; a press adds one's own or takes it off. */
export function Reactions({ talk: { uuid }, message: { seq, reactions } }: Props) {
  const react = useCommand(chat.react)
  if (reactions.length === 0) return null
  return (
    <ul className={styles.reactions}>
      {reactions.map(({ kind, count, mine }) => (
        <li key={kind}>
          <button
            type="button"
            aria-pressed={mine}
            className={classes(styles.reaction, mine && styles.own)}
            onClick={() => react.mutate({ params: { uuid, seq }, body: { kind: mine ? null : kind } })}
          >
            {signOf(kind)} {count > 1 && count}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** A word of ours in the reader's language; an emoji is its own. */
function signOf(kind: string): string {
  const word = words.find((one) => one === kind)
  return word ? text(`chat.react-${word}`) : kind
}
