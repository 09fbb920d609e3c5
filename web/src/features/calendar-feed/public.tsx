import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendarShare.mjs'
import { lazy, Suspense, useState } from 'react'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'

const CalendarDialog = lazy(() => import('./CalendarDialog.tsx').then((module) => ({ default: module.CalendarDialog })))

/** The way to the lessons in the calendar of a phone. */
export function CalendarButton() {
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Button icon={<IconCalendar aria-hidden />} onClick={() => setOpen(true)}>
        {text('calendar-feed.title')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CalendarDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
