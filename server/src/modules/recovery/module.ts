import type { Module } from '#platform/module.ts'

export const module: Module = {
  routes: () => import('./routes.ts'),
  listeners: () => import('./listeners.ts'),
  tablesBeyondSchools: {
    recovery_letter: 'An account’s.',
  },
}
