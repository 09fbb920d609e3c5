import { notifications } from '@qalam/contract/notifications/api.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import * as service from './service.ts'

export const serve: Serve = ({ config }) =>
  routes(notifications, {
    list: (context, { query }) => service.list(context, query),
    unread: service.unread,
    read: (context, { body }) => service.read(context, body),
    settings: service.settings,
    change: (context, { body }) => service.change(context, body),
    subscribe: (context, { body }) => service.subscribe(context, body, config.PUSH_HOSTS),
    unsubscribe: (context, { body }) => service.unsubscribe(context, body.endpoint),
  })
