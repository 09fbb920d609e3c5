import type { Module } from '#platform/module.ts'

export const module: Module = {
  routes: () => import('./routes.ts'),
  tablesBeyondSchools: {
    help_verdict: 'A person’s, about the help of the product.',
  },
}
