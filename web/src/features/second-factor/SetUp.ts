import { lazy } from 'react'

/** Turns the second factor on, or changes the app; loaded when it is opened. */
export const SetUp = lazy(() => import('./SetUpDialog.tsx').then((module) => ({ default: module.SetUpDialog })))
