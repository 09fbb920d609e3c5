import type { Module } from '#platform/module.ts'

export const module: Module = {
  routes: () => import('./routes.ts'),
  keysBeyondSchools: {
    absence_notice_given_by_fkey: 'A parent belongs to no school.',
    absence_withdrawal_by_user_id_fkey: 'A parent belongs to no school.',
  },
}
