import { planChanged } from '@qalam/contract/calendar-plans/events.ts'
import { planStates } from '@qalam/contract/ktp/states.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { saidBy } from '#platform/api.ts'
import { useLive } from '#platform/realtime.ts'
import { useFilters } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { TableSkeleton } from '#ui/feedback/Skeletons.tsx'
import { SearchField } from '#ui/fields/SearchField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { Filters } from '#ui/table/list/Filters.tsx'
import { Toolbar } from '#ui/table/Toolbar.tsx'
import { CopyDialog } from '../dialogs/CopyDialog.tsx'
import { PlanDialog } from '../dialogs/PlanDialog.tsx'
import { RemoveDialog } from '../dialogs/RemoveDialog.tsx'
import { everyList, plansOf } from '../reads.ts'
import type { OpenPlan } from './open.ts'
import { planColumns } from './planColumns.tsx'

/** The plans of a group: who teaches, how many hours are planned, placed and conducted, and where each plan stands. */
export default function PlansPage({ params: { groupId } }: { params: { groupId: string } }) {
  const answer = useQuery({ ...plansOf(groupId, useSearch()), placeholderData: keepPreviousData })
  const [filters, change] = useFilters()
  const [open, setOpen] = useState<OpenPlan | null>(null)
  useLive(planChanged, () => everyList, everyList)
  const { data } = answer
  const isNarrowed = Boolean(filters['search'] ?? filters['state'])
  const empty = isNarrowed ? (
    <EmptyList title={text('calendar-plans.none')} />
  ) : (
    <EmptyList title={text('calendar-plans.none-of-group')} text={text('calendar-plans.none-hint')} />
  )
  const state = planStates.find((one) => one === filters['state']) ?? null

  return (
    <Screen
      title={text('calendar-plans.plans-title', { group: data?.group.label ?? '' })}
      actions={
        data?.can.create && (
          <Button kind="main" onClick={() => setOpen({ kind: 'add' })}>
            {text('calendar-plans.add')}
          </Button>
        )
      }
    >
      <Toolbar>
        <SearchField
          label={text('calendar-plans.search-plans')}
          value={filters['search'] ?? ''}
          onChange={(search) => change({ search: search || undefined })}
        />
        <Filters active={state ? 1 : 0}>
          <SelectField
            label={text('calendar-plans.state')}
            placeholder={text('calendar-plans.any-state')}
            choices={planStates.map((value) => ({ value, label: text(`calendar-plans.state-${value}`) }))}
            value={state}
            onChange={(next) => change({ state: next ?? undefined })}
          />
        </Filters>
      </Toolbar>
      {answer.error && !data ? (
        <ErrorPanel text={saidBy(answer.error)} onRetry={() => void answer.refetch()} />
      ) : data ? (
        <DataTable
          caption={text('calendar-plans.title')}
          asCards
          columns={planColumns(data.group.id, setOpen)}
          rows={data.rows}
          rowKey={({ id }) => id}
          empty={empty}
        />
      ) : (
        <TableSkeleton columns={7} />
      )}
      {open && <Opened open={open} groupId={Number(groupId)} onClose={() => setOpen(null)} />}
    </Screen>
  )
}

function Opened({ open, groupId, onClose }: { open: OpenPlan; groupId: number; onClose: () => void }) {
  if (open.kind === 'add') return <PlanDialog groupId={groupId} onClose={onClose} />
  if (open.kind === 'edit') return <PlanDialog groupId={groupId} uuid={open.plan.id} onClose={onClose} />
  if (open.kind === 'copy') return <CopyDialog uuid={open.plan.id} onClose={onClose} />
  return <RemoveDialog plan={open.plan} onClose={onClose} />
}
