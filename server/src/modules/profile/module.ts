import type { Module } from '#platform/module.ts'
import { settings } from './settings.ts'

export const module: Module = {
  routes: () => import('./routes.ts'),
  listeners: () => import('./listeners.ts'),
  settings,
  tablesBeyondSchools: {
    email_proof: 'A person’s.',
    email_proof_asked: 'A person’s, and counted by address over all.',
  },
}
