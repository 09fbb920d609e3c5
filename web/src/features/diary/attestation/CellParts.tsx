import type { AttestationCell, AttestedSubject } from '@qalam/contract/diary/api.ts'
import { explained } from '@qalam/contract/diary/rules.ts'
import type { AssessmentRules } from '@qalam/contract/journal/api.ts'
import { isHalfYear } from '@qalam/contract/journal/rules.ts'
import { dayShort, momentText, numberText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { MarkBadge } from '#features/marks/badge/public.tsx'
import styles from './Attestation.module.css'
import { NeededWorks } from './NeededWorks.tsx'
import { periodName } from './periodName.ts'

type Props = { cell: AttestationCell; subject: AttestedSubject; rules: AssessmentRules }

/** What a percent is made of, how it comes about, and what the work to come has to be. */
export function CellParts({ cell, subject: { scoreType }, rules }: Props) {
  const { period, status, formative, foPercent, sor, soch, percent, given } = cell
  const withSoch = scoreType === 'mark_quarter'

  return (
    <div className={styles.parts}>
      <h2 className={styles.period}>{periodName(period)}</h2>
      <dl className={styles.works}>
        <div>
          <dt>{text('diary.fo')}</dt>
          <dd>
            {formative.length === 0 && text('diary.not-held')}
            {formative.map((score, index) => (
              <MarkBadge key={`${index}-${score}`} kind="points" value={score} />
            ))}
            {foPercent !== null && (
              <span className={styles.mean}>{text('diary.mean', { mean: numberText(foPercent / 10) })}</span>
            )}
          </dd>
        </div>
        {!scoreType.startsWith('credit') && <Works title={text('diary.sor')} works={sor} />}
        {withSoch && <Works title={text('diary.soch')} works={soch} />}
      </dl>
      {given && <GivenLine given={given} recommended={cell.recommended} />}
      {percent !== null && status === 'waiting' && !given && (
        <p className={styles.note}>{text('diary.provisional-note')}</p>
      )}
      {percent !== null && <How cell={cell} rules={rules} percent={percent} />}
      {!scoreType.startsWith('credit') && <NeededWorks cell={cell} scoreType={scoreType} rules={rules} />}
      {isHalfYear(scoreType) || percent === null ? null : (
        <p className={styles.note}>{text('diary.recommended-note')}</p>
      )}
    </div>
  )
}

/** That the teacher has given the mark, and the words where it is not the recommended one. */
function GivenLine({
  given,
  recommended,
}: {
  given: NonNullable<AttestationCell['given']>
  recommended: number | null
}) {
  const { score, comment, by, at, changed } = given
  const differs = score !== null && recommended !== null && score !== recommended
  return (
    <p className={styles.note}>
      {text(differs ? 'diary.given-other' : 'diary.given-note', { mark: recommended ?? '' })}
      {comment && ` ${text('diary.given-words', { words: ended(comment) })}`}{' '}
      {text(changed ? 'diary.changed-by' : 'diary.given-by', { who: by, moment: momentText(at) })}
    </p>
  )
}

/** Another sentence follows what a teacher wrote. */
const ended = (words: string): string => (/[.!?…]$/.test(words.trim()) ? words.trim() : `${words.trim()}.`)

function Works({ title, works }: { title: string; works: AttestationCell['sor'] }) {
  return (
    <div>
      <dt>{title}</dt>
      {works.length === 0 && <dd>{text('diary.not-held')}</dd>}
      {works.map(({ score, max, date, theme }) => (
        <dd key={`${date} ${theme}`}>
          <time dateTime={date} className={styles.date}>
            {dayShort(date)}
          </time>
          {score === null ? (
            <span className={styles.mean}>{text('diary.not-marked', { max })}</span>
          ) : (
            <MarkBadge kind="points" value={score} max={max} />
          )}
          <span className={styles.theme}>{theme}</span>
        </dd>
      ))}
    </div>
  )
}

type HowProps = { cell: AttestationCell; rules: AssessmentRules; percent: number }

/** The formula in words, with the student's own numbers. */
function How({ cell, rules, percent }: HowProps) {
  const { parts, sum } = explained(cell, rules)
  const { recommended, credit } = cell
  const step = rules.scale.findIndex(({ mark }) => mark === recommended)

  return (
    <section className={styles.how}>
      <h3>{text('diary.how')}</h3>
      <ul>
        {parts.map(({ kind, percent: part, weight, adds }) => (
          <li key={kind}>
            {text('diary.part-adds', {
              name: text(`diary.${kind}`),
              percent: numberText(part),
              weight: numberText(weight),
              adds: numberText(adds),
            })}
          </li>
        ))}
      </ul>
      <p>
        {text('diary.sum', { sum: numberText(sum), percent })}{' '}
        {recommended !== null &&
          text('diary.to-mark', {
            from: rules.scale[step]?.from ?? 0,
            to: (rules.scale[step + 1]?.from ?? 101) - 1,
            mark: recommended,
          })}
        {credit !== null && text('diary.to-credit', { from: rules.creditFrom })}
      </p>
      {parts.length < 3 && credit === null && <p className={styles.note}>{text('diary.missing-parts')}</p>}
    </section>
  )
}
