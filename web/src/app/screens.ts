import { lazy } from 'react'
import { screen } from '#platform/screen.ts'

export const landingScreen = screen({
  path: '/landing',
  roles: 'public',
  title: 'auth.entering',
  bare: true,
  Page: lazy(() => import('./states/LandingPage.tsx')),
})

/** Pieces and dialogs side by side; the production build leaves it out. */
export const galleryScreen = screen({
  path: '/gallery',
  roles: 'public',
  title: 'shell.gallery',
  bare: true,
  Page: lazy(() => import('./gallery/GalleryPage.tsx')),
})
