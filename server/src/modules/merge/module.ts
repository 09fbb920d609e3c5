import type { Module } from '#platform/module.ts'
import { settings } from './settings.ts'

export const module: Module = {
  routes: () => import('./routes.ts'),
  settings,
  tablesBeyondSchools: {
    outer_link: 'An account’s: it opens all places of the person.',
    outer_code: 'An outer diary’s, of somebody who has not signed in yet.',
  },
}
