import { amendmentsChanged } from '@qalam/contract/period-marks/events.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLive } from '#platform/realtime.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import styles from '../PeriodMarks.module.css'
import { amendments } from '../reads.ts'
import { AmendmentList } from './AmendmentList.tsx'
import { ClosingTabs } from './ClosingTabs.tsx'

/** Corrections of closed periods: those that wait for a second person, and the latest decided ones. */
export default function AmendmentsPage() {
  const { data } = useSuspenseQuery(amendments)
  useLive(amendmentsChanged, () => [amendments], [amendments])
  return (
    <Screen title={text('period-marks.amendments')} lead={text('period-marks.amendments-lead')}>
      <div className={styles.page}>
        <ClosingTabs active="amendments" />
        {data.open.length === 0 && data.decided.length === 0 && (
          <EmptyList title={text('period-marks.no-amendments')} />
        )}
        {data.open.length > 0 && (
          <Card title={text('period-marks.waiting-amendments')}>
            <AmendmentList rows={data.open} />
          </Card>
        )}
        {data.decided.length > 0 && (
          <Card title={text('period-marks.decided')}>
            <AmendmentList rows={data.decided} />
          </Card>
        )}
      </div>
    </Screen>
  )
}
