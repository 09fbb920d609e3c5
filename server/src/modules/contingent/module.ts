import type { Module } from '#platform/module.ts'

export const module: Module = {
  routes: () => import('./routes.ts'),
  tablesBeyondSchools: {
    student_transfer: 'Stands between two schools: the one that lets go and the one that takes.',
  },
}
