import { notifications } from '@qalam/contract/notifications/api.ts'
import { found } from '#platform/access.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import { firebaseAccount } from './push/account.ts'
import * as service from './service.ts'

export const serve: Serve = ({ config }) => {
  const app = firebaseAccount(config) !== null
  return routes(notifications, {
    list: (context, { query }) => service.list(context, query),
    unread: service.unread,
    read: (context, { body }) => service.read(context, body),
    settings: (context) => service.settings(context, app),
    change: (context, { body }) => service.change(context, body),
    subscribe: (context, { body }) => service.subscribe(context, body, config.PUSH_HOSTS),
    unsubscribe: (context, { body }) => service.unsubscribe(context, body.endpoint),
    subscribeApp: (context, { body }) => service.subscribeApp(found(app ? context : null), body),
    unsubscribeApp: (context, { body }) => service.unsubscribeApp(context, body.token),
  })
}
