import { z } from 'zod'
import { Done, get, post } from '../kernel/endpoint.ts'
import { Id } from '../kernel/ids.ts'

/** Where a banner is drawn (SH-BANNER-1, SH-PROMO-1…4). */
export const bannerPlaces = ['side', 'schedule', 'exams', 'catalogue', 'country-statistics', 'news'] as const

/** Of them the pages that stand: the exams list, the exam catalogue and the country's statistics are still to come. */
export const standingPlaces = ['side', 'schedule', 'news'] as const satisfies readonly (typeof bannerPlaces)[number][]

export const Button = z.object({ label: z.string(), color: z.string(), link: z.string(), external: z.boolean() })

/** Entity banner (N-26); place tells where it is drawn. Texts are already in the caller's language. */
export const Banner = z.object({
  id: z.int(),
  place: z.enum(bannerPlaces),
  image: z.string(),
  /** What the picture shows, for those who do not see it; empty where it only decorates. */
  alt: z.string(),
  title: z.string(),
  buttons: z.array(Button),
})

/** A static modal (N-27). */
export const Announcement = z.object({
  id: z.int(),
  data: z.string(),
  image: z.string(),
  alt: z.string(),
  buttons: z.array(Button),
})

const root = '/api/v3/os'

/** What everybody is shown; it comes with the first page, so that nothing of the desk is in this file. */
export const shown = {
  banners: get(`${root}/news/banners`, {
    roles: 'anyone',
    about: 'Banners for this role, school, region and day that the account has not closed (E-7.3-04, Q-089).',
    aliases: ['/api/v2/os/news/banners'],
    response: z.array(Banner).max(50),
  }),
  bannerStats: post(`${root}/log/banner-stats`, {
    roles: 'anyone',
    perMinute: 60,
    about: 'Counts a press on a banner, once a person (E-7.3-05).',
    body: z.object({ banner: Id }),
    response: Done,
  }),
  bannersSeen: post(`${root}/news/banners/seen`, {
    roles: 'anyone',
    repeatable: true,
    perMinute: 30,
    about: 'Says that these banners stood before the caller: each is counted once a person, others are passed over.',
    body: z.object({ banners: z.array(Id).min(1).max(50) }),
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
    about:
      'The announcement for this role, school, region and day that the account has not closed; none on a day on which a dialog has stood before the caller already (E-7.3-06, SH-STATIC-2).',
    response: z.array(Announcement).max(1),
  }),
  openStaticModal: post(`${root}/common/static-modals/open`, {
    roles: 'anyone',
    repeatable: true,
    about:
      'Takes the one dialog of the day for an announcement and counts it as seen; `open` says whether it may be shown: on another device or in another tab something may have stood there today.',
    body: z.object({ announcement: Id }),
    response: z.object({ open: z.boolean() }),
  }),
  closeStaticModal: post(`${root}/common/static-modals/close`, {
    roles: 'anyone',
    about: 'Closes an announcement for the caller’s account, on every device; by its button or without it.',
    body: z.object({ announcement: Id, pressed: z.boolean().default(false) }),
    response: Done,
  }),
}
