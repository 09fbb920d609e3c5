import { journal } from '@qalam/contract/journal/api.ts'
import type { Check } from '@qalam/contract/live-lesson/api.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { everyReadOf, saidBy, useCommand } from '#platform/api.ts'
import { uuid as newUuid } from '#platform/http/ids.ts'
import { tellSuccess, tellWarning } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { TableSkeleton } from '#ui/feedback/Skeletons.tsx'
import { CheckList } from '#ui/fields/CheckList.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { cellsOf, meetingOf } from '../reads.ts'
import { absencesOf, proposalOf } from './proposal.ts'

/** Proposes absences from a question; what the teacher chooses goes to the journal by its usual way. */
export function AttendanceDialog({ check, onClose }: { check: Check; onClose: () => void }) {
  const { data: cells, error } = useQuery(cellsOf(check.lessonUuid))
  const { data: meeting } = useQuery({ ...meetingOf(check.lessonUuid), retry: false })
  const met = new Set(meeting?.entered?.map(({ userId }) => userId))
  const [chosen, setChosen] = useState<readonly number[]>([])
  const store = useCommand(journal.storeDay, { refresh: [everyReadOf(journal.lesson)], silent: true })
  const proposed = cells ? proposalOf(check, cells) : []
  const submit = () => {
    if (!cells || chosen.length === 0) return
    const these = proposed.filter(({ userId }) => chosen.includes(userId))
    const operations = absencesOf(these, check, cells, newUuid)
    store.mutate({ body: { operations } }, { onSuccess: ({ results }) => (tellOf(results), onClose()) })
  }
  const trouble = store.error ?? error
  return (
    <FormDialog
      title={text('live.attendance')}
      action={text('live.attendance-write', { count: chosen.length })}
      busy={store.isPending}
      disabled={chosen.length === 0}
      error={trouble && saidBy(trouble)}
      changed={chosen.length > 0}
      submit={submit}
      onClose={onClose}
    >
      <p>{text('live.attendance-text')}</p>
      {!cells && !error && <TableSkeleton columns={1} rows={4} />}
      {cells && proposed.length === 0 && <EmptyList title={text('live.attendance-none')} />}
      {proposed.length > 0 && (
        <CheckList
          label={text('live.not-ready')}
          value={chosen}
          onChange={setChosen}
          choices={proposed.map(({ userId, name, standing }) => ({
            value: userId,
            label: [name, text(`live.${standing}`), ...(met.has(userId) ? [text('live.was-in-meeting')] : [])].join(
              ' · ',
            ),
          }))}
        />
      )}
    </FormDialog>
  )
}

type Results = { outcome: string; message: string | null }[]

function tellOf(results: Results): void {
  const refused = results.filter(({ outcome }) => outcome !== 'stored' && outcome !== 'repeated')
  const stored = results.length - refused.length
  if (stored > 0) tellSuccess(text('live.attendance-done', { count: stored }))
  const [first] = refused
  if (first) tellWarning(text('live.attendance-refused', { count: refused.length, why: first.message ?? '' }))
}
