import { questionnaires } from '@qalam/contract/questionnaires/api.ts'
import type { ResultGroup, Results } from '@qalam/contract/questionnaires/shapes.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { StageBadge } from '#features/announcement-desk/public.tsx'
import { download } from '#platform/api.ts'
import { daysBetweenText } from '#platform/dates.ts'
import { useExports } from '#platform/exporting.ts'
import { named } from '#platform/named.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { results } from '../reads.ts'
import { QuestionResult } from './QuestionResult.tsx'
import styles from './Results.module.css'

/** What was answered, by name and without one apart. */
export default function ResultsPage({ params }: { params: { uuid: string } }) {
  const { data } = useSuspenseQuery(results(params.uuid))
  const isExported = useExports()
  const isShown = data.groups.some(({ hidden }) => hidden === null)
  return (
    <Screen
      title={named(data.title)}
      lead={daysBetweenText(data.since, data.until)}
      actions={
        isShown &&
        isExported && (
          <Button onClick={() => void download(questionnaires.resultsFile, { params })}>
            {text('questionnaires.file')}
          </Button>
        )
      }
    >
      <div className={styles.state}>
        <StageBadge stage={data.stage} />
        {text('questionnaires.replies-of', { count: data.replies })}
      </div>
      {data.groups.length === 0 && <EmptyList title={text('questionnaires.no-replies')} />}
      {data.groups.map((group) => (
        <Group key={String(group.named)} group={group} questions={data.questions} />
      ))}
    </Screen>
  )
}

const why = { few: 'questionnaires.few', running: 'questionnaires.while-running' } as const

function Group({ group, questions }: { group: ResultGroup; questions: Results['questions'] }) {
  return (
    <Card title={text(group.named ? 'questionnaires.by-name' : 'questionnaires.without-name')}>
      <p>{text('questionnaires.replies-of', { count: group.replies })}</p>
      {group.hidden !== null && <p className={styles.why}>{text(why[group.hidden])}</p>}
      {group.questions.map((result) => {
        const question = questions[result.number - 1]
        return question && <QuestionResult key={result.number} result={result} question={question} />
      })}
    </Card>
  )
}
