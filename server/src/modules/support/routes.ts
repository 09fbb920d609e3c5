import { support } from '@qalam/contract/support/api.ts'
import { say } from '#platform/http/errors.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import * as ask from './service/ask.ts'
import * as desk from './service/desk.ts'
import * as read from './service/read.ts'
import * as talk from './service/talk.ts'
import { settings } from './settings.ts'

export const serve: Serve = ({ secret, config }) =>
  routes(support, {
    token: (context) => ask.token(context, { secret, apiUrl: settings.of(config).SUPPORT_API_URL }),
    upload: {
      admit: async (context, { query }) => ask.admitUpload(context, secret, query.token),
      handle: ask.upload,
    },
    ticket: async (context, { body }) => {
      const sent = await ask.ticket(context, body)
      return { ...sent, message: say(context.language, 'support.sent', { number: sent.number }) }
    },
    requests: (context, { query }) => read.requests(context, query),
    request: (context, { params }) => read.request(context, secret, params.uuid),
    write: (context, { params, body }) => talk.write(context, params.uuid, body),
    close: (context, { params }) => talk.close(context, params.uuid),
    rate: (context, { params, body }) => talk.rate(context, params.uuid, body.rating),
    desk: (context, { query }) => desk.list(context, query),
    take: (context, { params, body }) => desk.take(context, params.uuid, body.mine),
    templates: desk.templates,
    keepTemplate: (context, { params, body }) => desk.keepTemplate(context, { ...params, ...body }),
    dropTemplate: (context, { params }) => desk.dropTemplate(context, params.uuid),
    agents: desk.agents,
    nameAgent: (context, { params, body }) => desk.nameAgent(context, params.userId, body.answers),
  })
