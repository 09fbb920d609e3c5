import { questionBank } from '@qalam/contract/question-bank/api.ts'
import type { ExerciseDraft } from '@qalam/contract/exercises/draft.ts'
import { useState } from 'react'
import { ExerciseTypeDialog, QuestionFilters } from '#features/content/builder/public.tsx'
import { useTable } from '#platform/table.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { ListTable } from '#ui/table/list/ListTable.tsx'
import { columns, type OpenQuestionDialog } from './columns.tsx'
import { ExportMenu } from './exchange/ExportMenu.tsx'
import { ImportDialog } from './exchange/ImportDialog.tsx'
import { HistoryDialog } from './HistoryDialog.tsx'
import { NewDialog, OpenDialog } from './QuestionDialog.tsx'

/** The questions of a teacher, and those that colleagues of the school share. */
export default function BankPage() {
  const table = useTable(questionBank.list, { usual: '-updatedAt' })
  const [open, setOpen] = useState<OpenQuestionDialog | null>(null)
  const [type, setType] = useState<ExerciseDraft['type'] | null>(null)
  const close = () => setOpen(null)
  const subjects = table.data?.subjects ?? []
  const add = (
    <Button kind="main" onClick={() => setOpen({ kind: 'type' })}>
      {text('bank.new')}
    </Button>
  )

  return (
    <Screen
      title={text('bank.title')}
      lead={text('bank.lead')}
      actions={
        <>
          <Button onClick={() => setOpen({ kind: 'import' })}>{text('bank.import')}</Button>
          {add}
        </>
      }
    >
      <ListTable
        table={table}
        caption={text('bank.title')}
        columns={columns({ isMine: (table.asked.whose ?? 'mine') === 'mine', open: setOpen })}
        rowName={({ prompt }) => prompt}
        bulk={<ExportMenu uuids={[...table.chosen].map(String)} />}
        searchLabel={text('bank.search')}
        filters={
          <>
            <QuestionFilters asked={table.asked} subjects={subjects} onFilter={table.onFilter} />
            <SelectField
              label={text('content.state')}
              placeholder={text('content.state-present')}
              value={table.asked.state === 'archived' ? 'archived' : null}
              onChange={(state) => table.onFilter({ state: state ?? undefined })}
              choices={[{ value: 'archived', label: text('content.state-archived') }]}
            />
          </>
        }
        empty={<EmptyList title={text('bank.none')} text={text('bank.none-hint')} action={add} />}
      />
      {open?.kind === 'type' && <ExerciseTypeDialog onChoose={setType} onClose={close} />}
      {type && <NewDialog type={type} subjects={subjects} onClose={() => setType(null)} />}
      {open?.kind === 'edit' && <OpenDialog row={open.row} subjects={subjects} onClose={close} />}
      {open?.kind === 'import' && <ImportDialog subjects={subjects} onClose={close} />}
      {open?.kind === 'history' && <HistoryDialog row={open.row} onClose={close} />}
    </Screen>
  )
}
