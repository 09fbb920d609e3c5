import { schoolRegistry } from '@qalam/contract/school-registry/api.ts'
import { routes } from '#platform/http/routes.ts'
import { tableFile } from '#platform/http/table-file.ts'
import type { Serve } from '#platform/module.ts'
import { workInWords } from './present.ts'
import * as acts from './service/acts.ts'
import { create } from './service/enter.ts'
import * as heads from './service/heads.ts'
import * as schools from './service/schools.ts'
import { work } from './service/work.ts'
import { sheetIn } from './sheet.ts'

export const serve: Serve = () =>
  routes(schoolRegistry, {
    list: (context, { query }) => schools.list(context, query),
    file: async (context, { query }) =>
      tableFile(context, sheetIn(context.language), await schools.all(context, query), query.hide),
    one: (context, { params }) => schools.one(context, params.schoolId),
    create: (context, { body }) => create(context, body),
    nameHead: (context, { params, body }) => heads.nameHead(context, params.schoolId, body),
    resetHead: (context, { params }) => heads.resetHead(context, params.schoolId, params.userId),
    block: (context, { params, body }) => acts.block(context, params.schoolId, body.reason),
    open: (context, { params }) => acts.open(context, params.schoolId),
    subscribe: (context, { params, body }) => acts.subscribe(context, params.schoolId, body.until),
    work: async (context) => workInWords(await work(context), context.language),
  })
