import { media } from '@qalam/contract/media/api.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import * as service from './service.ts'

export const serve: Serve = ({ files, secret }) =>
  routes(media, {
    file: (context, { params, query }) => service.file(context, { files, secret }, params.uuid, query),
  })
