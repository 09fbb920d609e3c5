import { lazy } from 'react'

/** A parent's children to choose from, on other pages that are read for a child. */
export const ChildSwitch = lazy(() =>
  import('./ChildSwitch.tsx').then(({ ChildSwitch: shown }) => ({ default: shown })),
)
export const NoChild = lazy(() => import('./ChildSwitch.tsx').then(({ NoChild: shown }) => ({ default: shown })))
