import type { Module } from '#platform/module.ts'
import { settings } from './settings.ts'

export const module: Module = {
  routes: () => import('./routes.ts'),
  listeners: () => import('./listeners.ts'),
  housekeeping: () => import('./housekeeping.ts'),
  settings,
  tablesBeyondSchools: {
    account: 'A person signs in once for all places.',
    session: 'An account’s: the person may change between schools in it.',
    refresh_token: 'A session’s.',
    sign_in_event: 'An account’s.',
    password_event: 'An account’s.',
    hand_over: 'A session’s.',
    failed_attempt: 'By what was typed, whether or not it exists.',
    known_device: 'An account’s.',
    sign_in_step: 'An account’s.',
  },
}
