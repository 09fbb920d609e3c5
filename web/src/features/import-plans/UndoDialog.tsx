import { importPlans, type WholePlan } from '@qalam/contract/import-plans/api.ts'
import { useState } from 'react'
import { useJob } from '#features/jobs/public.tsx'
import { call, saidBy } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'

/** Asks before an import is taken back. */
export function UndoDialog({ plan, onClose }: { plan: WholePlan; onClose: () => void }) {
  const ask = useJob()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const undo = async () => {
    setBusy(true)
    setError(null)
    try {
      await ask((uuid) => call(importPlans.undo, { query: { plan: plan.id }, body: { uuid } }, { silent: true }))
      tellSuccess(text('import-plans.undo-asked'))
      onClose()
    } catch (failure) {
      setError(saidBy(failure))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={text('import-plans.undo')}
      action={text('import-plans.undo')}
      submit={undo}
      busy={busy}
      changed={false}
      error={error}
      onClose={onClose}
    >
      <p>{text('import-plans.undo-question')}</p>
    </FormDialog>
  )
}
