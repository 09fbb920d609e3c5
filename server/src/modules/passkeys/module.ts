import type { Module } from '#platform/module.ts'

export const module: Module = {
  routes: () => import('./routes.ts'),
  tablesBeyondSchools: {
    passkey: 'An account’s.',
    passkey_challenge: 'A browser’s that has not signed in yet.',
  },
}
