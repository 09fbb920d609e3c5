import { lazy } from 'react'

export { JournalTabs } from './JournalTabs.tsx'

/** A teacher's plans that the management asks to close; loaded after the page. */
export const ClosingReminders = lazy(() => import('./ClosingReminders.tsx'))
