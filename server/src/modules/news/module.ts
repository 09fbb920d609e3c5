import type { Module } from '#platform/module.ts'

export const module: Module = {
  routes: () => import('./routes.ts'),
  tablesBeyondSchools: {
    banner: 'Shown by role, region or school, or to all.',
    banner_event: 'Presses of a banner, kept until 0256.',
    banner_reader: 'By account.',
    banner_closed: 'By account.',
    announcement: 'Shown by role, region or school, or to all.',
    announcement_closed: 'By account.',
    announcement_reader: 'By account.',
    dialog_day: 'By account.',
  },
}
