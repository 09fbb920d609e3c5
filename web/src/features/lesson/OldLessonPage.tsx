import { useLayoutEffect } from 'react'
import { linkTo, navigate } from '#platform/screen.ts'

type Params = { scheduleId: string; tab?: string }

/** Leads on to the present address of the same lesson and tab. */
export default function OldLessonPage({ params: { scheduleId, tab } }: { params: Params }) {
  const address = linkTo('/schedule/lesson/:scheduleId/:tab?', { scheduleId, tab })
  useLayoutEffect(() => navigate(address, { replace: true }), [address])
  return null
}
