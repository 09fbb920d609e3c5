import type { Module } from '#platform/module.ts'
import { settings } from './settings.ts'

export const module: Module = {
  routes: () => import('./routes.ts'),
  listeners: () => import('./listeners.ts'),
  housekeeping: () => import('./housekeeping.ts'),
  settings,
  tablesBeyondSchools: {
    notice: 'To a person: parents and officials belong to no school.',
    notice_setting: 'A person’s.',
    notice_quiet: 'A person’s.',
    push_subscription: 'A browser’s, for whoever is signed in there.',
  },
}
