import { news } from '@qalam/contract/news/api.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import * as desk from './service/desk.ts'
import * as shown from './service/shown.ts'
import { store } from './service/store.ts'

export const serve: Serve = ({ secret }) =>
  routes(news, {
    banners: (context) => shown.banners(context, secret),
    bannerStats: (context, { body }) => shown.press(context, body.banner),
    bannersSeen: (context, { body }) => shown.seen(context, body.banners),
    closeBanner: (context, { body }) => shown.closeBanner(context, body.banner),
    staticModals: (context) => shown.announcements(context, secret),
    openStaticModal: (context, { body }) => shown.open(context, body.announcement),
    closeStaticModal: (context, { body }) => shown.closeAnnouncement(context, body),
    deskPlaces: (context, { query }) => desk.places(context, query.search),
    deskList: (context, { query }) => desk.list(context, query),
    deskOne: (context, { params }) => desk.one(context, params.uuid, secret),
    deskPicture: {
      admit: async (context) => desk.ownDesk(context),
      handle: (context) => desk.picture(context, secret),
    },
    deskStore: (context, { params, body }) => store(context, params.uuid, body),
    deskCopy: (context, { params, body }) => desk.copy(context, params.uuid, body.uuid),
    deskStop: (context, { params }) => desk.stop(context, params.uuid),
    deskDelete: (context, { params }) => desk.remove(context, params.uuid),
  })
