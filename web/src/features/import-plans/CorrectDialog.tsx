import { importPlans, type Correction, type PlanFinding } from '@qalam/contract/import-plans/api.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useJob } from '#features/jobs/public.tsx'
import { call, saidBy } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { choicesFor } from './reads.ts'

/** A cell of the report, with the reason for which it stands there. */
export type Cell = Correction & Pick<PlanFinding, 'id' | 'words' | 'proposal' | 'hasChoices'>
type Props = { plan: string; cell: Cell; onClose: () => void }

/** The value that is to be read instead of what the file says. */
export function CorrectDialog({ plan, cell: { id, words, proposal, hasChoices, ...cell }, onClose }: Props) {
  const ask = useJob()
  const { data, isFetching } = useQuery({ ...choicesFor(plan, id), enabled: hasChoices })
  const choices = data?.choices ?? []
  const [value, setValue] = useState(proposal ?? cell.value)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const correct = async () => {
    setBusy(true)
    setError(null)
    try {
      await ask((uuid) =>
        call(importPlans.correct, { query: { plan }, body: { uuid, cells: [{ ...cell, value }] } }, { silent: true }),
      )
      tellSuccess(text('import-plans.correct-asked'))
      onClose()
    } catch (failure) {
      setError(saidBy(failure))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={text('import-plans.correct-title')}
      action={text('import-plans.correct')}
      submit={correct}
      busy={busy}
      disabled={value === cell.value}
      changed={value !== cell.value}
      error={error}
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
    </FormDialog>
  )
}
