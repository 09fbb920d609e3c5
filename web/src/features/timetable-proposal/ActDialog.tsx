import { type TimetableProposal, timetableProposal } from '@qalam/contract/timetable-proposal/api.ts'
import { officeSchedule } from '@qalam/contract/office-schedule/api.ts'
import { everyReadOf, useCommand } from '#platform/api.ts'
import { navigate } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { notify } from '#ui/feedback/notify.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { everyProposal, proposals } from './reads.ts'

export type ProposalAct = 'apply' | 'undo' | 'remove'
type Props = { proposal: Pick<TimetableProposal, 'uuid' | 'stamp'>; act: ProposalAct; onClose: () => void }

const refresh = [...everyProposal, everyReadOf(officeSchedule.refWeek)]

/** Asks before the reference week changes or a proposal goes. */
export function ActDialog({ proposal: { uuid, stamp }, act, onClose }: Props) {
  const apply = useCommand(timetableProposal.apply, { refresh })
  const undo = useCommand(timetableProposal.undo, { refresh })
  const remove = useCommand(timetableProposal.remove, { refresh: [proposals] })
  const params = { uuid }
  const acts = {
    apply: async () => {
      const { lessons } = await apply.mutateAsync({ params, body: { stamp } })
      notify({ kind: 'success', text: text('timetable-proposal.apply-done', { count: lessons }) })
    },
    undo: async () => {
      await undo.mutateAsync({ params })
      notify({ kind: 'success', text: text('timetable-proposal.undo-done') })
    },
    remove: async () => {
      await remove.mutateAsync({ params })
      navigate('/backoffice/timetable-proposal')
    },
  }
  return (
    <ConfirmDialog
      title={text(`timetable-proposal.${act}`)}
      message={text(`timetable-proposal.${act}-question`)}
      action={text(`timetable-proposal.${act}`)}
      danger={act === 'remove'}
      busy={apply.isPending || undo.isPending || remove.isPending}
      onConfirm={() => acts[act]().then(onClose, onClose)}
      onClose={onClose}
    />
  )
}
