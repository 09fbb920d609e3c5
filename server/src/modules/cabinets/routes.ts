import { cabinets } from '@qalam/contract/cabinets/api.ts'
import { routes } from '#platform/http/routes.ts'
import { tableFile } from '#platform/http/table-file.ts'
import { startJob } from '#platform/jobs/start.ts'
import type { Serve } from '#platform/module.ts'
import { roomsFile } from './jobs.ts'
import { sheet } from './sheet.ts'
import * as service from './service.ts'

export const serve: Serve = () =>
  routes(cabinets, {
    list: (context, { query }) => service.list(context, query),
    file: async (context, { query }) => tableFile(context, sheet, await service.all(context, query), query.hide),
    fileLater: (context, { body }) => startJob(context, roomsFile, body, body.asked),
    create: (context, { body }) => service.create(context, body),
    update: (context, { params, body }) => service.update(context, params.id, body),
    delete: (context, { params }) => service.remove(context, params.id),
  })
