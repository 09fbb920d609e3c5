import type { Module } from '#platform/module.ts'

export const module: Module = {
  routes: () => import('./routes.ts'),
  listeners: () => import('./listeners.ts'),
  tablesBeyondSchools: {
    email_proof: 'A person’s.',
    email_proof_asked: 'A person’s, and counted by address over all.',
  },
}
