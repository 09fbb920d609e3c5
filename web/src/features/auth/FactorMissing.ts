import { lazy } from 'react'

/** What stands in front of everything until the second factor that the school requires is set up; loaded when it is. */
export const FactorMissing = lazy(() =>
  import('./FactorMissingPage.tsx').then((module) => ({ default: module.FactorMissingPage })),
)
