import { type YearEndDraft, yearEnd } from '@qalam/contract/year-end/api.ts'
import { useState } from 'react'
import { saidBy, useCommand } from '#platform/api.ts'
import { uuid } from '#platform/http/ids.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { type Figures, planLine } from './PlanCard.tsx'
import { everything } from './reads.ts'

type Props = {
  draft: YearEndDraft
  plan: Figures & { stamp: string }
  onDone: () => void
  onClose: () => void
}

/** Asks once more, with the figures of the plan. One id for all tries: a repeat does nothing again. */
export function CarryOutDialog({ draft, plan, onDone, onClose }: Props) {
  const [id] = useState(uuid)
  const commit = useCommand(yearEnd.commit, { silent: true, refresh: everything })
  const confirm = () =>
    commit.mutate(
      { body: { ...draft, uuid: id, stamp: plan.stamp } },
      {
        onSuccess: ({ promoted, left }) => {
          tellSuccess(text('year-end.done', { promoted, left }))
          onDone()
          onClose()
        },
      },
    )
  return (
    <ConfirmDialog
      title={text('year-end.carry-out')}
      message={
        <>
          {planLine(plan)} {text('year-end.confirm')}
        </>
      }
      action={text('year-end.carry-out')}
      busy={commit.isPending}
      error={commit.error && saidBy(commit.error)}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
