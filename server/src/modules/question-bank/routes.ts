import { questionBank } from '@qalam/contract/question-bank/api.ts'
import { allow } from '#platform/access.ts'
import { isStaff } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import { file, template } from './exchange/file.ts'
import * as exchange from './service/exchange.ts'
import * as read from './service/read.ts'
import * as versions from './service/versions.ts'
import * as write from './service/write.ts'

const admit = async ({ actor }: Context) => allow(isStaff(actor))

/** Questions that teachers keep for their works. */
export const serve: Serve = ({ files }) =>
  routes(questionBank, {
    list: (context, { query }) => read.list(context, query),
    create: (context, { body }) => write.create(context, body),
    chosen: (context, { query }) => read.chosen(context, query.uuids),
    template: (context) => template(context),
    file: (context, { query }) => file(context, query.format, query.uuids),
    planText: (_context, { body }) => exchange.planText(body),
    planWorkbook: { admit, handle: (context, { query }) => exchange.planWorkbook(context, files, query) },
    planPackage: { admit, handle: (context, { query }) => exchange.planPackage(context, files, query) },
    bring: (context, { body }) => exchange.bring(context, body.questions),
    open: (context, { params }) => read.open(context, params.uuid),
    change: (context, { params, body }) => write.change(context, params.uuid, body),
    share: (context, { params, body }) => write.share(context, params.uuid, body.shared),
    archive: (context, { params, body }) => write.archive(context, params.uuid, body.archived),
    history: (context, { params }) => versions.history(context, params.uuid),
    openVersion: (context, { params }) => versions.openVersion(context, params),
    restore: (context, { params, body }) => versions.restore(context, params, body.version),
  })
