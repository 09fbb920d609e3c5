import type { DaysDraft } from '@qalam/contract/school-settings/api.ts'
import { settingsChanged } from '@qalam/contract/school-settings/events.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { today } from '#platform/dates.ts'
import { useLive } from '#platform/realtime.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { MonthCalendar } from '#ui/page/MonthCalendar.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { DaysDialog } from './DaysDialog.tsx'
import { DaysTable } from './DaysTable.tsx'
import { marksOf } from './marks.ts'
import { days, everything } from './reads.ts'
import styles from './SchoolSettings.module.css'
import { SettingsTabs } from './SettingsTabs.tsx'

/** The days off of the school and those that it works, in a month and as a list. */
export default function DaysPage() {
  const { data } = useSuspenseQuery(days)
  const [day, setDay] = useState(today)
  const [open, setOpen] = useState<{ act: DaysDraft['act']; day: string } | null>(null)
  useLive(settingsChanged, () => everything, everything)

  return (
    <Screen
      title={text('school-settings.days-title')}
      lead={text('school-settings.days-lead')}
      actions={
        <>
          <Button onClick={() => setOpen({ act: 'working', day })}>{text('school-settings.add-working')}</Button>
          <Button kind="main" onClick={() => setOpen({ act: 'off', day })}>
            {text('school-settings.add-off')}
          </Button>
        </>
      }
    >
      <SettingsTabs active="days" />
      <div className={styles.page}>
        <Card>
          <MonthCalendar value={day} marks={marksOf(data)} onChange={setDay} />
        </Card>
        <DaysTable days={data} onRemove={(at) => setOpen({ act: 'remove', day: at })} />
      </div>
      {open && <DaysDialog act={open.act} day={open.day} onClose={() => setOpen(null)} />}
    </Screen>
  )
}
