import { importPlans, type Correction, type PlanFinding } from '@qalam/contract/import-plans/api.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { JobDialog } from '#features/jobs/public.tsx'
import { call } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { choicesFor } from './reads.ts'

/** A cell of the report, with the reason for which it stands there. */
export type ReportCell = Correction & Pick<PlanFinding, 'id' | 'words' | 'proposal' | 'hasChoices'>
type Props = { plan: string; cell: ReportCell; onClose: () => void }

/** The value that is to be read instead of what the file says. */
export function CorrectDialog({ plan, cell: { id, words, proposal, hasChoices, ...cell }, onClose }: Props) {
  const { data, isFetching } = useQuery({ ...choicesFor(plan, id), enabled: hasChoices })
  const choices = data?.choices ?? []
  const [value, setValue] = useState(proposal ?? cell.value)

  return (
    <JobDialog
      title={text('import-plans.correct-title')}
      action={text('import-plans.correct')}
      start={(uuid) =>
        call(importPlans.correct, { query: { plan }, body: { uuid, cells: [{ ...cell, value }] } }, { silent: true })
      }
      asked={text('import-plans.correct-asked')}
      disabled={value === cell.value}
      changed={value !== cell.value}
      onClose={onClose}
    >
      <p>
        {cell.sheet}, {text('import-plans.row')} {cell.row}: {words}
      </p>
      {hasChoices && (
        <SearchSelect
          label={text('import-plans.choose-value')}
          busy={isFetching}
          value={choices.some((one) => one.value === value) ? value : null}
          choices={choices}
          onChange={(chosen) => setValue(chosen ?? '')}
        />
      )}
      <TextField
        label={cell.column}
        hint={text('import-plans.correct-hint')}
        max={1000}
        autoFocus
        value={value}
        onChange={setValue}
      />
    </JobDialog>
  )
}
