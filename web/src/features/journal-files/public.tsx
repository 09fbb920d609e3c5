import { lazy } from 'react'

// Each stands beside other buttons of a page and is loaded after it.
export const JournalDownload = lazy(() => import('./JournalDownload.tsx'))
export const GroupDownload = lazy(() => import('./GroupDownload.tsx'))
export const CardDownload = lazy(() => import('./CardDownload.tsx'))
export const PackButton = lazy(() => import('./PackButton.tsx'))
