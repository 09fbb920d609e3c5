import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import type { Alike, IdentityAnswer, IdentityQuestion } from '@qalam/contract/import-plans/question.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import { Button } from '#ui/page/Button.tsx'
import type { Column } from '#ui/table/DataTable.tsx'
import styles from '../ImportPlans.module.css'

type Say = ((answers: readonly IdentityAnswer[]) => Promise<void>) | null

/** A row of the workbook, those of the school who fit it, and what was said. `say` is absent where nobody may. */
export const columns = (say: Say): Column<IdentityQuestion>[] => [
  {
    key: 'name',
    title: text('import-plans.in-workbook'),
    sortable: true,
    cell: (question) => <About {...question} />,
  },
  {
    key: 'row',
    title: text('import-plans.row'),
    sortable: true,
    align: 'end',
    cell: ({ part, row }) => `${text(`import-plans.part-${part}`)}, ${row}`,
  },
  {
    key: 'people',
    title: text('import-plans.in-school'),
    cell: (question) => (
      <ul className={styles.people}>
        {question.people.map((one) => (
          <li key={one.person}>
            <About {...one} />
            {one.isArchived && <Badge tone="neutral">{text('import-plans.in-archive')}</Badge>}
            <Same question={question} one={one} say={say} />
          </li>
        ))}
      </ul>
    ),
  },
  {
    key: 'answer',
    title: text('import-plans.answer'),
    cell: (question) => <Another question={question} say={say} />,
  },
]

type Described = Pick<Alike, 'name' | 'bornOn' | 'label' | 'iin'>

const About = ({ name, bornOn, label, iin }: Described) => (
  <>
    {name}
    <div className={styles.facts}>
      <span>{text('import-plans.born', { date: dottedOf(bornOn) })}</span>
      {label !== '' && <span>{text('import-plans.class-of', { label })}</span>}
      <span>{text('import-plans.iin-of', { iin: iin ?? '—' })}</span>
    </div>
  </>
)

function Same({
  question: { iin, name, answer, person },
  one,
  say,
}: {
  question: IdentityQuestion
  one: Alike
  say: Say
}) {
  if (answer === 'same' && person === one.person)
    return <Badge tone="success">{text('import-plans.answer-same')}</Badge>
  if (answer !== null || !say) return null
  return (
    <Button
      size="small"
      aria-label={text('import-plans.answer-same-of', { name, other: `${one.name}, ${one.iin ?? '—'}` })}
      onClick={() => void say([{ iin, answer: 'same', person: one.person }])}
    >
      {text('import-plans.answer-same')}
    </Button>
  )
}

function Another({ question: { iin, name, answer }, say }: { question: IdentityQuestion; say: Say }) {
  const act = answer === null ? ('another' as const) : ('again' as const)
  return (
    <div className={styles.answer}>
      {answer === 'another' && <Badge tone="accent">{text('import-plans.answer-another')}</Badge>}
      {answer === null && !say && <Badge tone="neutral">{text('import-plans.answer-open')}</Badge>}
      {say && (
        <Button
          size="small"
          kind={answer === null ? 'plain' : 'quiet'}
          aria-label={text(`import-plans.answer-${act}-of`, { name })}
          onClick={() => void say([{ iin, answer: answer === null ? 'another' : null, person: null }])}
        >
          {text(`import-plans.answer-${act}`)}
        </Button>
      )}
    </div>
  )
}
