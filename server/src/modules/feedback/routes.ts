import { feedback } from '@qalam/contract/feedback/api.ts'
import { routes } from '#platform/http/routes.ts'
import { tableFile } from '#platform/http/table-file.ts'
import type { Serve } from '#platform/module.ts'
import * as service from './service.ts'
import { sheet } from './sheet.ts'

export const serve: Serve = () =>
  routes(feedback, {
    review: (context, { body }) => service.write(context, body),
    about: (context, { query }) => service.about(context, query.type, query.slug),
    own: (context, { query }) => service.own(context, query),
    desk: (context, { query }) => service.desk(context, query),
    file: async (context, { query }) =>
      tableFile(context, sheet(context.language), await service.all(context, query), query.hide),
    answer: (context, { params, body }) => service.answer(context, params.uuid, body),
  })
