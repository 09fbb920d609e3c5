import type { ExamState } from '@qalam/contract/exams/shapes.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import styles from './Exams.module.css'

type Props = {
  disciplines: ExamState['disciplines']
  answered: readonly boolean[]
  at: number
  onGo: (at: number) => void
}

/** The answer map (SH-EXAM-2): every question by its number, under its discipline where there are several (SH-EXAM-1). */
export function AnswerMap({ disciplines, ...rest }: Props) {
  const starts = disciplines.map((_, place) =>
    disciplines.slice(0, place).reduce((count, { questions }) => count + questions.length, 0),
  )
  return (
    <nav aria-label={text('exams.map')} className={styles.disciplines}>
      {disciplines.map(({ id, title, questions }, place) =>
        disciplines.length > 1 ? (
          <div key={id} role="group" aria-labelledby={`map-${id}`} className={styles.discipline}>
            <span id={`map-${id}`}>{title || text('exams.part', { number: place + 1 })}</span>
            <Places from={starts[place] ?? 0} count={questions.length} {...rest} />
          </div>
        ) : (
          <Places key={id} from={0} count={questions.length} {...rest} />
        ),
      )}
    </nav>
  )
}

function Places({ from, count, answered, at, onGo }: Omit<Props, 'disciplines'> & { from: number; count: number }) {
  const places = Array.from({ length: count }, (_, step) => from + step)
  return (
    <div className={styles.map}>
      {places.map((place) => (
        <Button
          key={place}
          size="small"
          kind={place === at ? 'main' : 'plain'}
          aria-current={place === at ? 'step' : undefined}
          aria-label={text(answered[place] ? 'exams.has-answer' : 'exams.no-answer', { number: place + 1 })}
          onClick={() => onGo(place)}
        >
          {place + 1}
          {answered[place] && ' ✓'}
        </Button>
      ))}
    </div>
  )
}
