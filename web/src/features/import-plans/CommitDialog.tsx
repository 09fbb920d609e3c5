import { importPlans, type WholePlan } from '@qalam/contract/import-plans/api.ts'
import { useState } from 'react'
import { JobDialog } from '#features/jobs/public.tsx'
import { call } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { CheckField } from '#ui/fields/CheckField.tsx'

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0)

/** Asks before a plan is brought in; with faults somebody has to say that their rows stay out. */
export function CommitDialog({ plan, onClose }: { plan: WholePlan; onClose: () => void }) {
  const [withoutFaults, setWithoutFaults] = useState(false)
  const create = sum(plan.counts.map((one) => one.create))
  const change = sum(plan.counts.map((one) => one.change))

  return (
    <JobDialog
      title={text('import-plans.commit-title')}
      action={text('import-plans.commit')}
      start={(uuid) =>
        call(importPlans.commit, { query: { plan: plan.id }, body: { uuid, withoutFaults } }, { silent: true })
      }
      asked={text('import-plans.commit-asked')}
      disabled={(plan.faults > 0 && !withoutFaults) || plan.questions.open > 0}
      onClose={onClose}
    >
      <p>{text('import-plans.commit-question', { create, change })}</p>
      {plan.questions.open > 0 && (
        <p role="alert">{text('import-plans.questions-open', { count: plan.questions.open })}</p>
      )}
      {plan.faults > 0 && (
        <CheckField
          label={text('import-plans.without-faults', { count: plan.faults })}
          value={withoutFaults}
          onChange={setWithoutFaults}
        />
      )}
    </JobDialog>
  )
}
