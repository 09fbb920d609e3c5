import { page, screen } from '#platform/screen.ts'

export const landingScreen = screen({
  path: '/landing',
  roles: 'public',
  title: 'auth.entering',
  bare: true,
  Page: page(() => import('./states/LandingPage.tsx')),
})

/** Pieces and dialogs side by side; the production build leaves it out. */
export const galleryScreens = import.meta.env.DEV
  ? [
      screen({
        path: '/gallery',
        roles: 'public',
        title: 'shell.gallery',
        bare: true,
        Page: page(() => import('./gallery/GalleryPage.tsx')),
      }),
    ]
  : []
