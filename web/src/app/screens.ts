import { lazy } from 'react'
import { screen } from '#platform/screen.ts'

export const landingScreen = screen({
  path: '/landing',
  roles: 'public',
  title: 'auth.entering',
  bare: true,
  Page: lazy(() => import('./states/LandingPage.tsx')),
})
