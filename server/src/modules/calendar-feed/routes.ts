import { calendarFeed } from '@qalam/contract/calendar-feed/api.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import { icsOf } from './ics.ts'
import { feed } from './service/feed.ts'
import { end, list, renew } from './service/own.ts'

export const serve: Serve = () =>
  routes(calendarFeed, {
    list,
    renew: (context, { body }) => renew(context, body.userId),
    end: (context, { body }) => end(context, body.userId),
    file: async (context, { params: { schoolId, name } }) =>
      icsOf(await feed(context, schoolId, name.slice(0, -'.ics'.length)), context.now),
  })
