import type { Module } from '#platform/module.ts'

export const module: Module = {
  routes: () => import('./routes.ts'),
  tablesBeyondSchools: {
    support_ticket: 'Of anybody, also of parents and officials; answered for all schools by the service school.',
    support_message: 'Of a request.',
  },
}
