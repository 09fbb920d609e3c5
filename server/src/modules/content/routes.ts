import { content } from '@qalam/contract/content/api.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import { draw } from './formulas.ts'
import * as keep from './service/keep.ts'
import { list } from './service/list.ts'
import { named, open, toEdit } from './service/open.ts'
import { uses } from './service/uses.ts'
import { publish } from './service/publish.ts'
import { save } from './service/save.ts'

/** What teachers make for their lessons: lists, the draft of the builder, publishing. */
export const serve: Serve = ({ secret }) =>
  routes(content, {
    list: (context, { query }) => list(context, query),
    create: (context, { body }) => keep.create(context, body),
    clone: (context, { params, body }) => keep.clone(context, params.uuid, body),
    open: (context, { params }) => open(context, secret, params.uuid),
    named: (context, { params }) => named(context, params.uuid),
    save: (context, { params, body }) => save(context, secret, params.uuid, body),
    share: (context, { params, body }) => keep.share(context, params.uuid, body.shared),
    archive: (context, { params, body }) => keep.archive(context, params.uuid, body.archived),
    delete: (context, { params }) => keep.remove(context, params.uuid),
    formula: (_context, { query }) => draw(query.source),
    uses: (context, { params }) => uses(context, params.uuid),
    publish: (context, { params, body }) => publish(context, params.uuid, body.uuid),
    addFiles: {
      admit: (context, { params }) => toEdit(context, params.uuid),
      handle: (context, { params }) => keep.keepFiles(context, secret, params.uuid),
    },
  })
