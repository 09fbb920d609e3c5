import { chat } from '@qalam/contract/chat/api.ts'
import { mostPhrases } from '@qalam/contract/chat/rules/limits.ts'
import { normal } from '@qalam/contract/chat/rules/text.ts'
import { useQuery } from '@tanstack/react-query'
import { everyReadOf, useCommand } from '#platform/api.ts'
import { uuid as newUuid } from '#platform/http/ids.ts'
import { text } from '#platform/text.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { Button } from '#ui/page/Button.tsx'
import { IconButton } from '#ui/page/IconButton.tsx'
import { IconClose } from '#ui/page/icons.ts'
import { phrases as phrasesRead } from '../reads.ts'
import styles from '../writing/Composer.module.css'

type Props = { words: string; onTake: (phrase: string) => void; onClose: () => void }

const ready = ['chat.phrase-thanks', 'chat.phrase-meeting', 'chat.phrase-talk'] as const

/** Phrases at hand: those of every school and one's own; what is typed may be kept as one. */
export function PhrasesDialog({ words, onTake, onClose }: Props) {
  const refresh = [everyReadOf(chat.phrases)]
  const { data: own = [] } = useQuery(phrasesRead())
  const keep = useCommand(chat.keepPhrase, { refresh })
  const drop = useCommand(chat.dropPhrase, { refresh })
  const typed = normal(words)
  const canKeep = typed !== '' && own.length < mostPhrases && !own.some((one) => one.text === typed)

  return (
    <Dialog title={text('chat.phrases')} width={540} onClose={onClose}>
      <ul className={styles.phrases}>
        {ready.map((key) => (
          <li key={key} className={styles.phrase}>
            <button type="button" onClick={() => onTake(text(key))}>
              {text(key)}
            </button>
          </li>
        ))}
      </ul>
      <h3>{text('chat.phrases-own')}</h3>
      {own.length === 0 && <p>{text('chat.phrases-none')}</p>}
      <ul className={styles.phrases}>
        {own.map(({ uuid, text: phrase }) => (
          <li key={uuid} className={styles.phrase}>
            <button type="button" onClick={() => onTake(phrase)}>
              {phrase}
            </button>
            <IconButton
              label={text('chat.phrase-drop', { text: phrase })}
              onClick={() => drop.mutate({ params: { uuid } })}
            >
              <IconClose />
            </IconButton>
          </li>
        ))}
      </ul>
      {canKeep && (
        <Button busy={keep.isPending} onClick={() => keep.mutate({ body: { uuid: newUuid(), text: typed } })}>
          {text('chat.phrase-keep')}: «{typed.slice(0, 40)}»
        </Button>
      )}
    </Dialog>
  )
}
