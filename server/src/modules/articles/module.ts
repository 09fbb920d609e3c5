import type { Module } from '#platform/module.ts'

export const module: Module = {
  routes: () => import('./routes.ts'),
  pageHead: () => import('./page-head.ts'),
}
