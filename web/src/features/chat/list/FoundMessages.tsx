import { useQuery } from '@tanstack/react-query'
import { text } from '#platform/text.ts'
import { shortMoment } from '../moments.ts'
import { messagesWith } from '../reads.ts'
import styles from './List.module.css'

type Props = { words: string; onOpen: (uuid: string, seq: number) => void }

/** Messages that hold the words, each a way to its place. */
export function FoundMessages({ words, onOpen }: Props) {
  const { data = [] } = useQuery(messagesWith(words))
  if (data.length === 0) return null
  return (
    <section aria-label={text('chat.found-messages')}>
      <h2 className={styles.subtitle}>{text('chat.found-messages')}</h2>
      <ul>
        {data.map(({ uuid, seq, author, text: said, at }) => (
          <li key={`${uuid} ${seq}`}>
            <button type="button" className={styles.row} onClick={() => onOpen(uuid, seq)}>
              <span className={styles.words}>
                <span className={styles.head}>
                  <span className={styles.title}>{author}</span>
                  <span className={styles.at}>{shortMoment(at)}</span>
                </span>
                <span className={styles.last}>{said}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
