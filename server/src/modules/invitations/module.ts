import type { Module } from '#platform/module.ts'

export const module: Module = {
  routes: () => import('./routes.ts'),
  housekeeping: () => import('./housekeeping.ts'),
}
