import type { Module } from '#platform/module.ts'

export const module: Module = {
  routes: () => import('./routes.ts'),
  keysBeyondSchools: {
    calendar_feed_reader_id_fkey: 'A parent belongs to no school.',
  },
}
