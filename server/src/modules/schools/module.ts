import type { Module } from '#platform/module.ts'

export const module: Module = {
  routes: () => import('./routes.ts'),
  tablesBeyondSchools: {
    school: 'The school itself: its id is what the others hold.',
    holiday: 'A day off of the country hangs on no school.',
  },
}
