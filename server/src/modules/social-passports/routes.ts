import { socialPassports } from '@qalam/contract/social-passports/api.ts'
import { routes } from '#platform/http/routes.ts'
import { tableFile } from '#platform/http/table-file.ts'
import type { Serve } from '#platform/module.ts'
import * as service from './service.ts'
import { sheet } from './sheet.ts'

export const serve: Serve = () =>
  routes(socialPassports, {
    list: (context, { query }) => service.list(context, query),
    file: async (context, { query }) => tableFile(context, sheet, await service.all(context, query), query.hide),
    write: (context, { params, body }) => service.write(context, params.studentId, body),
  })
