import { importPlans, type WholePlan } from '@qalam/contract/import-plans/api.ts'
import type { Taking } from '@qalam/contract/import-plans/kept.ts'
import { useState } from 'react'
import { useJob } from '#features/jobs/public.tsx'
import { call } from '#platform/api.ts'
import { announce } from '#platform/http/reactions.ts'
import { tellSuccess } from '#platform/notices.ts'
import { useTable } from '#platform/table.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Button } from '#ui/page/Button.tsx'
import { ListTable } from '#ui/table/list/ListTable.tsx'
import { PlanFrame } from '../PlanFrame.tsx'
import { columns } from './columns.tsx'

/** What the school keeps of people, rooms, hours and plans although the workbook says otherwise, until somebody takes it. */
export default function KeptPage({ params: { uuid } }: { params: { uuid: string } }) {
  return (
    <PlanFrame uuid={uuid} active="kept">
      {(plan) => (
        <>
          <p>{text('import-plans.kept-lead')}</p>
          <KeptFields plan={uuid} mayTake={plan.can.correct} />
        </>
      )}
    </PlanFrame>
  )
}

function KeptFields({ plan, mayTake }: { plan: WholePlan['id']; mayTake: boolean }) {
  const ask = useJob()
  const [busy, setBusy] = useState(false)
  const table = useTable(importPlans.kept, { usual: 'row', fixed: { plan } })
  const chosen = (table.rows ?? []).filter(({ id }) => table.chosen.has(id))

  const take = async (fields: readonly Taking[]) => {
    if (busy) return
    setBusy(true)
    try {
      await ask((uuid) => call(importPlans.take, { query: { plan }, body: { uuid, fields: [...fields] } }))
      table.onChoose(new Set())
      tellSuccess(text('import-plans.take-asked'))
    } catch (failure) {
      announce(failure)
    }
    setBusy(false)
  }
  const takeChosen = (isTaken: boolean) =>
    take(chosen.map(({ person, thing, field }) => ({ person, thing, field, isTaken })))

  return (
    <ListTable
      table={table}
      caption={text('import-plans.kept')}
      columns={columns(table.rows ?? [], mayTake ? take : null)}
      searchLabel={text('import-plans.search-kept')}
      rowName={mayTake ? ({ name, field }) => `${name}, ${text(`import-plans.field-${field}`)}` : undefined}
      bulk={
        <>
          <Button size="small" busy={busy} onClick={() => void takeChosen(true)}>
            {text('import-plans.take')}
          </Button>
          <Button size="small" busy={busy} onClick={() => void takeChosen(false)}>
            {text('import-plans.keep')}
          </Button>
        </>
      }
      filters={
        <SelectField
          bare
          label={text('import-plans.field')}
          placeholder={text('import-plans.any-taken')}
          value={table.asked.taken ?? null}
          onChange={(taken) => table.onFilter({ taken: taken ?? undefined })}
          choices={(['no', 'yes'] as const).map((value) => ({ value, label: text(`import-plans.taken-${value}`) }))}
        />
      }
      empty={<EmptyList title={text('import-plans.no-kept')} />}
    />
  )
}
