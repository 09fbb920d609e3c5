import type { Module } from '#platform/module.ts'

export const module: Module = {
  routes: () => import('./routes.ts'),
  tablesBeyondSchools: {
    static_page_version: 'Of the whole installation.',
    static_page_draft: 'Of the whole installation.',
    consent: 'A person’s.',
  },
}
