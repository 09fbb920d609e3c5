import type { Module } from '#platform/module.ts'

export const module: Module = {
  routes: () => import('./routes.ts'),
  pageHead: () => import('./page-head.ts'),
  tablesBeyondSchools: {
    article: 'Written for one school, a district, a region or all.',
    article_audience: 'Of an article.',
    article_file: 'Of an article.',
    article_version: 'Of an article.',
    article_read: 'A person’s: parents and officials belong to no school.',
  },
}
