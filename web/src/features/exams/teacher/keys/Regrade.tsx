import { exams } from '@qalam/contract/exams/api.ts'
import type { RegradePlan } from '@qalam/contract/exams/grading-shapes.ts'
import { Problem } from '@qalam/contract/kernel/problem.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { saidBy, useCommand } from '#platform/api.ts'
import { numberText } from '#platform/dates.ts'
import { uuid } from '#platform/http/ids.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { TableSkeleton } from '#ui/feedback/Skeletons.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { Badge } from '#ui/page/Badge.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { type Column, DataTable } from '#ui/table/DataTable.tsx'
import { everyExam, everyKey, planOf } from '../../reads.ts'

type Change = RegradePlan['changes'][number]

/** Who gains and who loses by the keys as they stand, in every class that had the work; carried out as it was looked at. */
export function Regrade({ sitting, mends }: { sitting: string; mends: boolean }) {
  const [onlyUp, setOnlyUp] = useState(false)
  const { data: plan } = useQuery(planOf(sitting, onlyUp))
  const [asking, ask] = useState(false)
  const changes = plan?.changes ?? []

  return (
    <Card
      title={text('exams.regrade')}
      actions={
        mends && (
          <Button kind="main" disabled={changes.length === 0} onClick={() => ask(true)}>
            {text('exams.regrade-action')}
          </Button>
        )
      }
    >
      <CheckField label={text('exams.only-up')} value={onlyUp} onChange={(on) => setOnlyUp(on === true)} />
      {plan ? (
        <DataTable
          caption={text('exams.regrade')}
          asCards
          rows={changes}
          rowKey={({ attempt }) => attempt}
          columns={columns()}
          empty={<EmptyList title={text('exams.nobody-changes', { count: plan.attempts })} />}
        />
      ) : (
        <TableSkeleton columns={4} />
      )}
      {asking && plan && <Confirm sitting={sitting} plan={plan} onClose={() => ask(false)} />}
    </Card>
  )
}

function Confirm({ sitting, plan, onClose }: { sitting: string; plan: RegradePlan; onClose: () => void }) {
  const client = useQueryClient()
  const [id] = useState(uuid)
  const [error, setError] = useState<string | null>(null)
  const regrade = useCommand(exams.regrade, { refresh: [...everyExam, ...everyKey], silent: true })
  const { hash, onlyUp, changes } = plan
  const turns = changes.filter(({ mark }) => mark !== null).length
  const send = async () => {
    try {
      await regrade.mutateAsync({ params: { sitting }, body: { uuid: id, hash, onlyUp } })
      tellSuccess(text('exams.regraded', { count: changes.length }))
      onClose()
    } catch (failure) {
      setError(saidBy(failure))
      // The plan would be another one by now: the new one is shown behind.
      if (failure instanceof Problem && failure.code === 'exam.plan-stale')
        for (const { queryKey } of everyKey) await client.invalidateQueries({ queryKey })
    }
  }
  return (
    <ConfirmDialog
      title={text('exams.regrade')}
      message={`${text('exams.regrade-hint', { count: changes.length, up: changes.filter(gains).length })}. ${text('exams.periods-turn', { count: turns })}`}
      action={text('exams.regrade-action')}
      busy={regrade.isPending}
      error={error}
      onConfirm={send}
      onClose={onClose}
    />
  )
}

/** A mark, or whether a credit is given. */
function markText(mark: number | null, credit: boolean): string {
  if (mark === null) return '—'
  return credit ? text(mark === 1 ? 'exams.credit-given' : 'exams.credit-not') : `${mark}`
}

const gains = ({ before, after }: Change): boolean => after > before

const columns = (): Column<Change>[] => [
  { key: 'student', title: text('exams.student'), cell: ({ name }) => name },
  {
    key: 'change',
    title: text('exams.change'),
    cell: (change) => (
      <Badge tone={gains(change) ? 'success' : 'danger'}>
        {text(gains(change) ? 'exams.gains' : 'exams.loses', {
          points: numberText(Math.abs(change.after - change.before)),
        })}
      </Badge>
    ),
  },
  {
    key: 'points',
    title: text('exams.points'),
    align: 'end',
    cell: ({ totalBefore, totalAfter }) => `${totalBefore} → ${totalAfter}`,
  },
  {
    key: 'journal',
    title: text('exams.in-journal'),
    cell: ({ inJournal, totalBefore, totalAfter }) =>
      text(inJournal && totalBefore !== totalAfter ? 'exams.mark-changes' : 'exams.mark-stays'),
  },
  {
    key: 'period',
    title: text('exams.period-mark'),
    cell: ({ mark }) =>
      mark ? (
        <Badge tone="warning">
          {markText(mark.before, mark.credit)} → {markText(mark.after, mark.credit)}
        </Badge>
      ) : (
        text('exams.mark-stays')
      ),
  },
]
