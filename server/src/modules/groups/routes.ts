import { groups } from '@qalam/contract/groups/api.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import { shortList } from './service.ts'

export const serve: Serve = () =>
  routes(groups, {
    shortList: (context, { query }) => shortList(context, query.schoolId),
  })
