import type { Module } from '#platform/module.ts'

export const module: Module = {
  routes: () => import('./routes.ts'),
  tablesBeyondSchools: {
    second_factor: 'An account’s.',
    recovery_code: 'An account’s.',
  },
}
