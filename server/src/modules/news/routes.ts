import { news } from '@qalam/contract/news/api.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import * as service from './service.ts'

export const serve: Serve = () =>
  routes(news, {
    banners: service.banners,
    bannerStats: (context, { body }) => service.press(context, body.banner),
    closeBanner: (context, { body }) => service.closeBanner(context, body.banner),
    staticModals: service.announcements,
    closeStaticModal: (context, { body }) => service.closeAnnouncement(context, body.announcement),
  })
