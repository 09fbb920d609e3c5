import { examResets } from '@qalam/contract/exams/api.ts'
import { readResets } from '@qalam/contract/lesson-content/api.ts'
import type { ResetRow } from '@qalam/contract/lesson-content/shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { read } from '#platform/api.ts'
import { momentText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { TableSkeleton } from '#ui/feedback/Skeletons.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { type Column, DataTable } from '#ui/table/DataTable.tsx'
import type { Resettable } from './ResetDialog.tsx'

type Props = { subject: Pick<Resettable, 'lessonType' | 'lessonId' | 'userId' | 'name'>; onClose: () => void }

/** What was put back of a student: when, the result of then, and by whom (M-28, SH-MODAL-25). */
export function ResetsDialog({ subject: { lessonType, lessonId, userId, name }, onClose }: Props) {
  const call = { query: { lessonId, userId } }
  const { data } = useQuery(read(historyOf(lessonType), call, { silent: true, freshFor: 0 }))
  return (
    <Dialog title={text('lesson-content.resets-of', { name })} onClose={onClose}>
      {data ? (
        <DataTable
          caption={text('lesson-content.resets')}
          asCards
          rows={data}
          rowKey={({ id }) => id}
          columns={columns()}
          empty={<EmptyList title={text('lesson-content.no-resets')} />}
        />
      ) : (
        <TableSkeleton columns={3} />
      )}
    </Dialog>
  )
}

function historyOf(kind: Resettable['lessonType']) {
  switch (kind) {
    case 'lecture':
      return readResets.historyLecture
    case 'custom-lesson':
    case 'regular':
      return readResets.historyRegular
    case 'soch':
      return examResets.historySoch
    case 'sor':
      return examResets.historySor
    case 'test':
    case 'ent':
      return examResets.historyTest
  }
}

const columns = (): Column<ResetRow>[] => [
  { key: 'date', title: text('lesson-content.reset-date'), cell: ({ date }) => momentText(date) },
  {
    key: 'result',
    title: text('lesson-content.reset-result'),
    align: 'end',
    cell: ({ result, maxResult }) => text('lesson-content.points', { got: result ?? '—', max: maxResult }),
  },
  { key: 'by', title: text('lesson-content.reset-by'), cell: ({ by }) => by },
]
