import { groups } from '@qalam/contract/groups/api.ts'
import { routes } from '#platform/http/routes.ts'
import { shortList } from './service.ts'

export const groupsRoutes = routes(groups, {
  shortList: (context, { query }) => shortList(context, query.schoolId),
})
