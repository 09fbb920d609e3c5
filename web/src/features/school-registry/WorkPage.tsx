import type { WorkHealth } from '@qalam/contract/school-registry/api.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { momentText } from '#platform/dates.ts'
import { nameIn } from './words.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { type Column, DataTable } from '#ui/table/DataTable.tsx'
import { work } from './reads.ts'
import styles from './SchoolRegistry.module.css'

/** How often the figures are read anew, in milliseconds. */
const every = 10_000

/** How the long work of all schools goes. */
export default function WorkPage() {
  const { data } = useSuspenseQuery({ ...work, refetchInterval: every })
  const { waiting, since } = data.events

  return (
    <Screen title={text('school-registry.work')} lead={text('school-registry.work-lead')}>
      <div className={styles.page}>
        <Card title={text('school-registry.work')}>
          <DataTable
            caption={text('school-registry.work')}
            asCards
            rows={data.kinds}
            rowKey={({ kind }) => kind}
            columns={columns()}
            empty={<EmptyList title={text('school-registry.no-work')} />}
          />
          <p className={styles.note}>
            {text('school-registry.events', { count: waiting })}
            {since && `, ${text('school-registry.events-since', { time: momentText(since) })}`}
          </p>
        </Card>
        <Card title={text('school-registry.failures')}>
          <DataTable
            caption={text('school-registry.failures')}
            asCards
            rows={data.failures.map((failure, id) => ({ ...failure, id }))}
            rowKey={({ id }) => id}
            columns={failureColumns()}
            empty={<EmptyList title={text('school-registry.no-failures')} />}
          />
        </Card>
      </div>
    </Screen>
  )
}

type Kind = WorkHealth['kinds'][number]
const states = ['queued', 'running', 'done', 'failed', 'cancelled'] as const

const columns = (): Column<Kind>[] => [
  { key: 'title', title: text('school-registry.kind'), cell: ({ title }) => title },
  ...states.map((state): Column<Kind> => ({
    key: state,
    title: text(`school-registry.${state}`),
    align: 'end',
    cell: (kind) => kind[state],
  })),
  {
    key: 'waitingSince',
    title: text('school-registry.waiting-since'),
    cell: ({ waitingSince }) => (waitingSince ? momentText(waitingSince) : '—'),
  },
]

const failureColumns = (): Column<WorkHealth['failures'][number]>[] => [
  { key: 'endedAt', title: text('school-registry.ended-at'), cell: ({ endedAt }) => momentText(endedAt) },
  { key: 'school', title: text('school-registry.name'), cell: ({ school }) => nameIn(school) },
  { key: 'title', title: text('school-registry.kind'), cell: ({ title }) => title },
  { key: 'problem', title: text('school-registry.problem'), cell: ({ problem }) => problem || '—' },
  { key: 'attempts', title: text('school-registry.attempts'), align: 'end', cell: ({ attempts }) => attempts },
]
