import { staticPages } from '@qalam/contract/static-pages/api.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import * as agree from './service/agree.ts'
import * as edit from './service/edit.ts'
import { openPage, page } from './service/read.ts'

export const serve: Serve = () =>
  routes(staticPages, {
    page: (context, { params, query }) => page(context, params.slug, query.lang),
    openPage: (context, { params, query }) => openPage(context, params.slug, query.lang),
    due: agree.due,
    agree: (context, { body }) => agree.agree(context, body),
    desk: edit.desk,
    edited: (context, { params }) => edit.edited(context, params.slug),
    keepDraft: (context, { params, body }) => edit.keepDraft(context, params.slug, body),
    publish: (context, { params, body }) => edit.publish(context, params.slug, body),
    versions: (context, { params }) => edit.versions(context, params.slug),
    version: (context, { params }) => edit.version(context, params),
    restore: (context, { params, body }) => edit.restore(context, params, body.revision),
  })
