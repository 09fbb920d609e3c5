import { chat } from '@qalam/contract/chat/api.ts'
import type { Answer } from '@qalam/contract/kernel/endpoint.ts'
import { everyReadOf, useCommand } from '#platform/api.ts'
import { momentText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import styles from './Composer.module.css'

type Props = { uuid: string; waiting: Answer<typeof chat.later> }

/** What waits for the morning; only its author sees it. */
export function Later({ uuid, waiting }: Props) {
  const cancel = useCommand(chat.cancelLater, { refresh: [everyReadOf(chat.later)] })
  return (
    <ul className={styles.waiting}>
      {waiting.map(({ id, text: words, sendAt }) => (
        <li key={id} className={styles.later}>
          <span>
            <strong>{text('chat.waits-until', { at: momentText(sendAt) })}</strong> {words}
          </span>
          <Button size="small" onClick={() => cancel.mutate({ params: { uuid, id } })}>
            {text('chat.cancel-later')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
