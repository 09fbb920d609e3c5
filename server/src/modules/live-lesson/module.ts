import type { Module } from '#platform/module.ts'
import { meetingServerOf, settings } from './settings.ts'

export const module: Module = {
  routes: () => import('./routes.ts'),
  settings,
  content: (config) => ({ meetings: meetingServerOf(config)?.origin }),
}
