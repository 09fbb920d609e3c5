import { lazy } from 'react'

/** What a class is asked while its lesson runs, for who teaches it; loaded where it is shown. */
export const LiveChecks = lazy(() => import('./checks/LiveChecks.tsx').then((code) => ({ default: code.LiveChecks })))

/** The meeting of a lesson; its code comes when its tab is opened. */
export const Conference = lazy(() => import('./meeting/Conference.tsx').then((code) => ({ default: code.Conference })))

/** The question that a student is asked, on whatever page the student is; the frame fetches it after the page. */
export { LiveQuestion } from './asked/LiveQuestion.tsx'
