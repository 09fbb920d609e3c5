import { content } from '@qalam/contract/content/api.ts'
import { useState } from 'react'
import { useTable } from '#platform/table.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { ListTable } from '#ui/table/list/ListTable.tsx'
import { columns, type OpenContentDialog } from './columns.tsx'
import { CreateDialog } from './CreateDialog.tsx'
import { ContentFilters } from './ContentFilters.tsx'
import { CopyDialog } from './CopyDialog.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { UsedDialog } from './UsedDialog.tsx'

/** The documents of a teacher, and those that colleagues of the school share. */
export function ContentList({ of, begins = false }: { of: 'lessons' | 'lectures'; begins?: boolean }) {
  const table = useTable(content.list, { usual: '-updatedAt', fixed: { of } })
  const [open, setOpen] = useState<OpenContentDialog | null>(begins ? { kind: 'create' } : null)
  const close = () => setOpen(null)
  const isLecture = of === 'lectures'
  const isMine = table.asked.whose !== 'school'
  const add = (
    <Button kind="main" onClick={() => setOpen({ kind: 'create' })}>
      {text(isLecture ? 'content.new-lecture' : 'content.new')}
    </Button>
  )

  return (
    <Screen
      title={text(isLecture ? 'content.lectures' : 'content.lessons')}
      lead={text(isLecture ? 'content.lectures-lead' : 'content.lessons-lead')}
      actions={add}
    >
      <ListTable
        table={table}
        caption={text(isLecture ? 'content.lectures' : 'content.lessons')}
        columns={columns({ isLecture, isMine, open: setOpen })}
        searchLabel={text('content.search')}
        filters={
          <ContentFilters
            asked={table.asked}
            subjects={table.data?.subjects ?? []}
            isLecture={isLecture}
            onFilter={table.onFilter}
          />
        }
        empty={
          <EmptyList
            title={text(isMine ? 'content.none' : 'content.none-shared')}
            text={text(isMine ? 'content.none-hint' : 'content.none-shared-hint')}
            action={isMine && add}
          />
        }
      />
      {open?.kind === 'create' && (
        <CreateDialog isLecture={isLecture} subjects={table.data?.subjects ?? []} onClose={close} />
      )}
      {open?.kind === 'copy' && <CopyDialog row={open.row} onClose={close} />}
      {open?.kind === 'delete' && <DeleteDialog row={open.row} onClose={close} />}
      {open?.kind === 'used' && <UsedDialog row={open.row} onClose={close} />}
    </Screen>
  )
}
