import type { Module } from '#platform/module.ts'
import { settings } from './settings.ts'

export const module: Module = {
  routes: () => import('./routes.ts'),
  settings,
  content: (config) => {
    const { MEETING_LINK, PASSWORD_HELP_LINK } = settings.of(config)
    return { frames: [MEETING_LINK, PASSWORD_HELP_LINK].flatMap((link) => (link ? [new URL(link).host] : [])) }
  },
  tablesBeyondSchools: {
    school: 'The school itself: its id is what the others hold.',
    holiday: 'A day off of the country hangs on no school.',
  },
}
