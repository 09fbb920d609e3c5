import { articles } from '@qalam/contract/articles/api.ts'
import { Language } from '@qalam/contract/kernel/languages.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import { feedOf, originOf } from './open/feed.ts'
import { cover, latest } from './service/anybody.ts'
import * as desk from './service/desk.ts'
import { open, toEdit } from './service/open.ts'
import { archive, pin, publish, remove, withdraw } from './service/publish.ts'
import { article, list, markRead, unread } from './service/read.ts'
import { addFiles, create, save } from './service/write.ts'

/** News: what is told to people, and the desk where it is written. */
export const serve: Serve = ({ secret, files, config }) =>
  routes(articles, {
    list: (context, { query }) => list(context, secret, query),
    unread,
    article: (context, { params, query }) => article(context, secret, params.articleId, query.language),
    read: (context, { params }) => markRead(context, params.articleId),
    feed: async (context, { params, query: { schoolId } }) => {
      const language = Language.parse(params.name.slice(0, 2))
      const origin = config.PUBLIC_ORIGIN ?? originOf(context.request.host)
      return feedOf(await latest(context, language, schoolId), { language, schoolId, origin, now: context.now })
    },
    cover: (context, { params }) => cover(context, files, params.articleId),
    desk: (context, { query }) => desk.desk(context, query),
    places: (context, { query }) => desk.places(context, query.search),
    create: (context, { body }) => create(context, body.uuid),
    open: (context, { params }) => open(context, secret, params.articleId),
    save: (context, { params, body }) => save(context, secret, params.articleId, body),
    publish: (context, { params, body }) => publish(context, secret, params.articleId, body),
    withdraw: (context, { params }) => withdraw(context, params.articleId),
    pin: (context, { params, body }) => pin(context, params.articleId, body.pinned),
    archive: (context, { params, body }) => archive(context, params.articleId, body.archived),
    delete: (context, { params }) => remove(context, params.articleId),
    versions: (context, { params }) => desk.versions(context, params.articleId),
    version: (context, { params }) => desk.version(context, params.articleId, params.version),
    addFiles: {
      admit: (context, { params }) => toEdit(context, params.articleId),
      handle: (context, { params }) => addFiles(context, secret, params.articleId),
    },
  })
