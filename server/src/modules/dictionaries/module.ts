import type { Module } from '#platform/module.ts'

export const module: Module = {
  routes: () => import('./routes.ts'),
  tablesBeyondSchools: {
    region: 'The country’s.',
    department: 'A region’s.',
    subject: 'The country’s list.',
  },
}
