import type { AttendanceDay } from '@qalam/contract/attendance/api.ts'
import { absenceNoticed } from '@qalam/contract/attendance/events.ts'
import { marksStored } from '@qalam/contract/journal/events.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { dayLong } from '#platform/dates.ts'
import { useLive } from '#platform/realtime.ts'
import { useFilters } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import styles from './Attendance.module.css'
import { AttendanceTabs } from './AttendanceTabs.tsx'
import { DayTable } from './DayTable.tsx'
import { askedIn, attendanceDay } from './reads.ts'
import { missedIn, titleOf } from './missed.ts'

/** A class's day on one page: who was away, why, and which lessons nobody has marked yet. */
export default function DayPage() {
  const [filters, change] = useFilters()
  const asked = useDeferredValue(JSON.stringify(askedIn(filters)))
  const read = attendanceDay(JSON.parse(asked))
  const { data } = useSuspenseQuery(read)
  useLive(marksStored, () => [read], [read])
  useLive(absenceNoticed, () => [read])
  const { group, groups, date } = data

  return (
    <Screen
      title={text('attendance.title')}
      lead={[group?.label, dayLong(date)].filter(Boolean).join(' · ')}
      actions={group && <Button onClick={() => window.print()}>{text('common.print')}</Button>}
    >
      <div className={styles.page}>
        <AttendanceTabs active="day" />
        {group ? (
          <>
            <div className={`${styles.filters} no-print`}>
              <SelectField
                label={text('attendance.group')}
                value={group.id}
                onChange={(id) => change({ group: id ?? undefined })}
                choices={groups.map(({ id, label }) => ({ value: id, label }))}
              />
              <DateField
                label={text('attendance.date')}
                clearable={false}
                value={date}
                onChange={(day) => change({ date: day ?? undefined })}
              />
            </div>
            <Day day={data} />
          </>
        ) : (
          <EmptyList title={text('attendance.no-groups')} text={text('attendance.no-groups-hint')} />
        )}
      </div>
    </Screen>
  )
}

function Day({ day }: { day: AttendanceDay }) {
  if (day.lessons.length === 0) return <EmptyList title={text('attendance.no-lessons')} />
  const open = day.lessons.filter(({ begun, marked }) => begun && !marked)
  const away = day.rows.filter((row) => missedIn(row) > 0).length
  return (
    <>
      <p className={styles.state}>
        <span>{text('attendance.away', { count: away })}</span>
        {open.length > 0 && <span>{text('attendance.unmarked-lessons', { count: open.length })}</span>}
        {open.length > 0 && <span className={styles.muted}>{open.map(titleOf).join(', ')}</span>}
      </p>
      <DayTable day={day} />
    </>
  )
}
