import type { Module } from '#platform/module.ts'
import { settings } from './settings.ts'

export const module: Module = {
  routes: () => import('./routes.ts'),
  settings,
  content: (config) => {
    const { SUPPORT_API_URL } = settings.of(config)
    return SUPPORT_API_URL ? { speaksTo: [new URL(SUPPORT_API_URL).origin] } : {}
  },
  tablesBeyondSchools: {
    support_ticket: 'Of anybody, also of parents and officials; answered for all schools by the service school.',
    support_message: 'Of a request.',
  },
}
