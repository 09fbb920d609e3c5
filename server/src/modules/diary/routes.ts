import { diary } from '@qalam/contract/diary/api.ts'
import { ready } from '#platform/http/ready.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import * as service from './service.ts'

export const serve: Serve = () =>
  routes(diary, {
    week: async (context, { query }) => ready(await service.week(context, query.date ?? null, query.userId ?? null)),
    mark: (context, { params, query }) => service.mark(context, params.scheduleUuid, query.userId ?? null),
    works: async (context, { query }) => ready(await service.works(context, query.userId ?? null)),
    openings: (context, { query }) => service.openings(context, query.userId ?? null),
    attestation: (context, { query }) => service.attestation(context, query.userId ?? null),
  })
