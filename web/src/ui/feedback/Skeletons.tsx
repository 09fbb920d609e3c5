import { useWord } from '../page/words.tsx'
import styles from './Skeletons.module.css'

const count = (length: number) => Array.from({ length }, (_, index) => index)

/** Grey shapes of what is coming; said once to those who do not see them. */
function Waiting({ className, children }: { className: string | undefined; children: React.ReactNode }) {
  const word = useWord()
  return (
    <div role="status" aria-busy className={className}>
      <span className="sr-only">{word('loading')}</span>
      {children}
    </div>
  )
}

export function TableSkeleton({ rows = 8, columns = 5 }: { rows?: number; columns?: number }) {
  return (
    <Waiting className={styles.table}>
      {count(rows + 1).map((row) => (
        <div key={row} className={styles.row} aria-hidden>
          {count(columns).map((column) => (
            <span key={column} className={styles.bar} style={{ '--long': `${55 + ((row * 7 + column * 13) % 40)}%` }} />
          ))}
        </div>
      ))}
    </Waiting>
  )
}

export function CardsSkeleton({ cards = 6 }: { cards?: number }) {
  return (
    <Waiting className={styles.cards}>
      {count(cards).map((card) => (
        <div key={card} className={styles.card} aria-hidden>
          <span className={styles.bar} style={{ '--long': '60%' }} />
          <span className={styles.bar} style={{ '--long': '90%' }} />
          <span className={styles.bar} style={{ '--long': '40%' }} />
        </div>
      ))}
    </Waiting>
  )
}

export function FormSkeleton({ fields = 4 }: { fields?: number }) {
  return (
    <Waiting className={styles.form}>
      {count(fields).map((field) => (
        <div key={field} className={styles.field} aria-hidden>
          <span className={styles.bar} style={{ '--long': '30%' }} />
          <span className={styles.box} />
        </div>
      ))}
    </Waiting>
  )
}

/** A title and some lines: the shape of a page whose content is not known yet. */
export function ScreenSkeleton() {
  return (
    <Waiting className={styles.form}>
      <span className={styles.title} aria-hidden />
      {count(5).map((line) => (
        <span key={line} className={styles.bar} style={{ '--long': `${92 - line * 9}%` }} aria-hidden />
      ))}
    </Waiting>
  )
}
