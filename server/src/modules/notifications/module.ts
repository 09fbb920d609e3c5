import type { Module } from '#platform/module.ts'

export const module: Module = {
  routes: () => import('./routes.ts'),
  listeners: () => import('./listeners.ts'),
  housekeeping: () => import('./housekeeping.ts'),
}
