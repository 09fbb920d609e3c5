import { scaleSteps } from '@qalam/contract/questionnaires/rules.ts'
import type { QuestionResult as Result, Results } from '@qalam/contract/questionnaires/shapes.ts'
import { named } from '#platform/named.ts'
import { text } from '#platform/text.ts'
import { BarList } from '#ui/rich/chart/BarList.tsx'
import styles from './Results.module.css'

/** Whoever chose it among those who answered; of several choices the parts are more than a whole. */
const percentOf = (count: number, answered: number): string => `${Math.round((count / Math.max(1, answered)) * 100)} %`

type Props = { result: Result; question: Results['questions'][number] }

/** One question: bars with their table, or what was written. */
export function QuestionResult({ result: { number, answered, counts, texts }, question }: Props) {
  const title = `${number}. ${named(question.words)}`
  if (answered === null)
    return (
      <section className={styles.question}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.why}>{text('questionnaires.few')}</p>
      </section>
    )
  const options =
    question.kind === 'scale'
      ? Array.from({ length: scaleSteps }, (_, at) => String(at + 1))
      : question.options.map((option) => named(option))
  return (
    <section className={styles.question}>
      {question.kind === 'text' ? (
        <>
          <h3 className={styles.title}>{title}</h3>
          <ul className={styles.texts}>
            {texts.map(({ who, words }, at) => (
              <li key={at}>
                {who !== null && <strong>{who}: </strong>}
                {words}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <BarList
          title={title}
          categoryTitle={text('questionnaires.column-option')}
          categories={options}
          series={{ name: text('questionnaires.column-count'), values: counts }}
          most={answered}
          format={(count) => `${count} · ${percentOf(count, answered)}`}
        />
      )}
      <p className={styles.why}>{text('questionnaires.answered-by', { count: answered })}</p>
    </section>
  )
}
