import { yearEnd } from '@qalam/contract/year-end/api.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import { commit } from './service/commit.ts'
import { preview } from './service/preview.ts'
import { read } from './service/read.ts'
import { undo } from './service/undo.ts'

export const serve: Serve = () =>
  routes(yearEnd, {
    read: (context) => read(context),
    preview: (context, { body }) => preview(context, body),
    commit: (context, { body }) => commit(context, body),
    undo: (context, { body }) => undo(context, body),
  })
