import { jobs } from '@qalam/contract/jobs/api.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import * as service from './service.ts'

export const serve: Serve = ({ files }) =>
  routes(jobs, {
    mine: (context) => service.mine(context),
    one: (context, { params }) => service.one(context, params.uuid),
    file: (context, { params }) => service.file(context, files, params.uuid),
    cancel: (context, { params }) => service.cancel(context, params.uuid),
    dismiss: (context, { params }) => service.dismiss(context, params.uuid),
  })
