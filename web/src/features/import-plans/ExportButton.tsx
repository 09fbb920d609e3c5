import { importPlans } from '@qalam/contract/import-plans/api.ts'
import { JobFileButton } from '#features/jobs/public.tsx'
import { call } from '#platform/api.ts'
import { text } from '#platform/text.ts'

/** The whole school as the workbook that could be brought in again. */
export function ExportButton() {
  return (
    <JobFileButton
      label={text('import-plans.whole')}
      start={(uuid) => call(importPlans.whole, { body: { uuid } })}
      asked={text('import-plans.whole-asked')}
    />
  )
}
