import { home } from '@qalam/contract/home/api.ts'
import { ready } from '#platform/http/ready.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import * as service from './service.ts'

export const serve: Serve = () =>
  routes(home, {
    present: service.present,
    family: async (context) => ready(await service.family(context)),
    unfilled: (context, { query }) => service.unfilled(context, query),
    place: service.place,
  })
