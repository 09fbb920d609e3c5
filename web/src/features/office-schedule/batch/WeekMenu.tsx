import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { text } from '#platform/text.ts'
import { Menu } from '#ui/overlay/Menu.tsx'
import { batches } from '../reads.ts'
import type { OpenedBatch, BatchScope } from './words.ts'

const BatchDialogs = lazy(() => import('./BatchDialogs.tsx'))

/** Acts on the whole week of a class or of the school, by those who may. */
export function WeekMenu({ whose, date }: { whose: BatchScope; date: string }) {
  const { data } = useQuery(batches)
  const [opened, setOpened] = useState<OpenedBatch | null>(null)
  const may = data && (data.can.school || (whose.groupId !== null && data.can.groups.includes(whose.groupId)))
  if (!may) return null

  return (
    <>
      <Menu
        label={text('office-schedule.week-menu')}
        align="end"
        items={[
          { label: text('office-schedule.copy-title'), onSelect: () => setOpened('copy') },
          { label: text('office-schedule.fill-title'), onSelect: () => setOpened('fill') },
          { label: text('office-schedule.clean-title'), danger: true, onSelect: () => setOpened('clean') },
          ...(whose.groupId === null
            ? [{ label: text('office-schedule.days-title'), danger: true, onSelect: () => setOpened('cancel') }]
            : [{ label: text('office-schedule.order-title'), onSelect: () => setOpened('order') }]),
          { label: text('office-schedule.batches'), onSelect: () => setOpened('batches') },
        ]}
      />
      {opened && (
        <Suspense fallback={null}>
          <BatchDialogs opened={opened} whose={whose} date={date} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}
