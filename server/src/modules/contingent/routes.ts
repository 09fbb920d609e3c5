import { contingent } from '@qalam/contract/contingent/api.ts'
import { routes } from '#platform/http/routes.ts'
import { tableFile } from '#platform/http/table-file.ts'
import type { Serve } from '#platform/module.ts'
import { all, list } from './service/list.ts'
import { sheet } from './sheet.ts'

export const serve: Serve = () =>
  routes(contingent, {
    list: (context, { query }) => list(context, query),
    file: async (context, { query }) => tableFile(context, sheet, await all(context, query), query.hide),
  })
