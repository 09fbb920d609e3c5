import { reportsChanged } from '@qalam/contract/chat/events.ts'
import { useLive } from '#platform/realtime.ts'
import { useFilters } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { Screen } from '#ui/page/Screen.tsx'
import { Tabs } from '#ui/page/Tabs.tsx'
import { Openings } from './Openings.tsx'
import { Reports } from './Reports.tsx'
import { everySafety } from './reads.ts'

const keys = ['reports', 'decided', 'openings'] as const
type Key = (typeof keys)[number]
const labels = {
  reports: 'chat.reports',
  decided: 'chat.reports-decided',
  openings: 'chat.openings',
} as const

/** Reports with their deadlines, and talks that two people open together. */
export default function SafetyPage() {
  const [filters, change] = useFilters()
  const active: Key = keys.find((key) => key === filters['tab']) ?? 'reports'
  const page = /^[1-9]\d{0,3}$/.test(filters['page'] ?? '') ? Number(filters['page']) : 1
  const turn = (to: number) => change({ page: to > 1 ? to : undefined })
  useLive(reportsChanged, () => everySafety, everySafety)

  return (
    <Screen title={text('chat.safety')} lead={text('chat.safety-lead')}>
      <Tabs
        label={text('chat.safety')}
        tabs={keys.map((key) => ({ key, label: text(labels[key]) }))}
        active={active}
        onChange={(tab) => change({ tab: tab === 'reports' ? undefined : tab, page: undefined })}
      >
        {active === 'openings' ? (
          <Openings page={page} onPage={turn} />
        ) : (
          <Reports key={active} decided={active === 'decided'} page={page} onPage={turn} />
        )}
      </Tabs>
    </Screen>
  )
}
