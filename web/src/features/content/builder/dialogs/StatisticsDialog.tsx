import { statisticsOf } from '@qalam/contract/content/statistics.ts'
import { listText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { Whole } from '../state/whole.ts'

/** M-20: what the document asks, by section, objective and skill level; it counts along while it is written. */
export function StatisticsDialog({ whole, onClose }: { whole: Whole; onClose: () => void }) {
  const rows = statisticsOf(whole.pages.map((page) => ({ title: page.title, modules: [...page.modules] })))
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0)

  return (
    <Dialog title={text('content.statistics')} width={920} onClose={onClose}>
      <DataTable
        caption={text('content.statistics')}
        asCards
        rows={rows}
        rowKey={({ numbers }) => numbers.join()}
        columns={[
          { key: 'section', title: text('content.section'), cell: ({ section }) => section || text('content.no-name') },
          { key: 'purpose', title: text('content.purpose'), cell: ({ purpose }) => purpose || '—' },
          { key: 'skill', title: text('content.skill'), cell: ({ skill }) => text(`content.skill-${skill}`) },
          { key: 'count', title: text('content.count-task'), align: 'center', cell: ({ countTask }) => countTask },
          {
            key: 'numbers',
            title: text('content.task-number'),
            align: 'center',
            cell: ({ numbers }) => numbers.join(', '),
          },
          {
            key: 'types',
            title: text('content.task-type'),
            cell: ({ types }) => listText(types.map((type) => text(`content.type-${type}`))),
          },
          { key: 'time', title: text('content.max-time'), align: 'center', cell: ({ countTime }) => countTime },
          { key: 'grade', title: text('content.max-grade'), align: 'center', cell: ({ countGrade }) => countGrade },
          {
            key: 'common',
            title: text('content.section-grade'),
            align: 'center',
            cell: ({ countGradeCommon }) => countGradeCommon,
          },
        ]}
        empty={<EmptyList title={text('content.no-exercises')} />}
      />
      {rows.length > 0 && (
        <p>
          {text('content.totals', {
            tasks: sum(({ countTask }) => countTask),
            minutes: sum(({ countTime }) => countTime),
            points: sum(({ countGrade }) => countGrade),
          })}
        </p>
      )}
    </Dialog>
  )
}
