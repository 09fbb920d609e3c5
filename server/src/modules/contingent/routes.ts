import { contingent } from '@qalam/contract/contingent/api.ts'
import { routes } from '#platform/http/routes.ts'
import { tableFile } from '#platform/http/table-file.ts'
import type { Serve } from '#platform/module.ts'
import { remove, restore } from './service/leave.ts'
import { all, list } from './service/list.ts'
import { parentByIin, setParents } from './service/parents.ts'
import { create, update } from './service/save.ts'
import { sheet } from './sheet.ts'

export const serve: Serve = () =>
  routes(contingent, {
    list: (context, { query }) => list(context, query),
    file: async (context, { query }) => tableFile(context, sheet, await all(context, query), query.hide),
    create: (context, { body }) => create(context, body),
    update: (context, { params, body }) => update(context, params.userId, body),
    remove: (context, { params, body }) => remove(context, params.userId, body.order),
    restore: (context, { params, body }) => restore(context, params.userId, body),
    parentByIin: (context, { params, query }) => parentByIin(context, params.userId, query.iin),
    setParents: (context, { params, body }) => setParents(context, params.userId, body.parents),
  })
