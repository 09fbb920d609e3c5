import { cabinets } from '@qalam/contract/cabinets/api.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import * as service from './service.ts'

export const serve: Serve = () =>
  routes(cabinets, {
    list: service.list,
    create: (context, { body }) => service.create(context, body),
    update: (context, { params, body }) => service.update(context, params.id, body),
    delete: (context, { params }) => service.remove(context, params.id),
  })
