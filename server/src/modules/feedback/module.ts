import type { Module } from '#platform/module.ts'

export const module: Module = {
  routes: () => import('./routes.ts'),
  tablesBeyondSchools: {
    review: 'Of anybody, also of parents and officials; the support reads those of all schools.',
  },
}
