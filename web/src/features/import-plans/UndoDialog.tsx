import { importPlans, type WholePlan } from '@qalam/contract/import-plans/api.ts'
import { JobDialog } from '#features/jobs/public.tsx'
import { call } from '#platform/api.ts'
import { text } from '#platform/text.ts'

/** Asks before an import is taken back. */
export function UndoDialog({ plan, onClose }: { plan: WholePlan; onClose: () => void }) {
  return (
    <JobDialog
      title={text('import-plans.undo')}
      action={text('import-plans.undo')}
      start={(uuid) => call(importPlans.undo, { query: { plan: plan.id }, body: { uuid } }, { silent: true })}
      asked={text('import-plans.undo-asked')}
      onClose={onClose}
    >
      <p>{text('import-plans.undo-question')}</p>
    </JobDialog>
  )
}
