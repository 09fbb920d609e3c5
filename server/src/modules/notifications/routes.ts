import { notifications } from '@qalam/contract/notifications/api.ts'
import { found } from '#platform/access.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import { firebaseAccount } from './push/account.ts'
import * as service from './service.ts'
import { settings } from './settings.ts'

export const serve: Serve = ({ config }) => {
  const given = settings.of(config)
  const app = firebaseAccount(given) !== null
  return routes(notifications, {
    list: (context, { query }) => service.list(context, query),
    unread: service.unread,
    read: (context, { body }) => service.read(context, body),
    settings: (context) => service.settings(context, app),
    change: (context, { body }) => service.change(context, body),
    subscribe: (context, { body }) => service.subscribe(context, body, given.PUSH_HOSTS),
    unsubscribe: (context, { body }) => service.unsubscribe(context, body.endpoint),
    subscribeApp: (context, { body }) => service.subscribeApp(found(app ? context : null), body),
    unsubscribeApp: (context, { body }) => service.unsubscribeApp(context, body.token),
  })
}
