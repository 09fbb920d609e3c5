import { z } from 'zod'
import { Done, get, post } from '../kernel/endpoint.ts'
import { Id } from '../kernel/ids.ts'

export const Button = z.object({ label: z.string(), color: z.string(), link: z.string(), external: z.boolean() })

/** Entity banner (N-26); place tells where it is drawn. Texts are already in the caller's language. */
export const Banner = z.object({
  id: z.int(),
  place: z.enum(['side', 'schedule', 'exams', 'catalogue', 'country-statistics', 'news']),
  image: z.string(),
  title: z.string(),
  buttons: z.array(Button),
})

/** A static modal (N-27). */
export const Announcement = z.object({ id: z.int(), data: z.string(), buttons: z.array(Button) })

const root = '/api/v3/os'

export const news = {
  banners: get(`${root}/news/banners`, {
    roles: 'anyone',
    about: 'Banners for this role, school, region and day that the account has not closed (Q-089).',
    aliases: ['/api/v2/os/news/banners'],
    response: z.array(Banner).max(50),
  }),
  bannerStats: post(`${root}/log/banner-stats`, {
    roles: 'anyone',
    perMinute: 60,
    about: 'Counts a press on a banner.',
    body: z.object({ banner: Id }),
    response: Done,
  }),
  closeBanner: post(`${root}/news/banners/close`, {
    roles: 'anyone',
    about: 'Closes a banner for the caller’s account, on every device.',
    body: z.object({ banner: Id }),
    response: Done,
  }),
  staticModals: get(`${root}/common/static-modals`, {
    roles: 'anyone',
    about: 'Announcements for this role, school, region and day that the account has not closed.',
    response: z.array(Announcement).max(50),
  }),
  closeStaticModal: post(`${root}/common/static-modals/close`, {
    roles: 'anyone',
    about: 'Closes an announcement for the caller’s account, on every device.',
    body: z.object({ announcement: Id }),
    response: Done,
  }),
}
