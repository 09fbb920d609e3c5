import { type Language, Named } from '@qalam/contract/kernel/languages.ts'
import { notFound } from '@qalam/contract/kernel/problem.ts'
import { type Announcement, type Banner, Button } from '@qalam/contract/news/api.ts'
import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import * as repository from './repository.ts'
import { announcementsFor, bannersFor, isAnnouncementFor, isBannerFor } from './views.ts'

/** A button as it is stored: its words in three languages. */
const StoredButtons = z.array(Button.extend({ label: Named }))

/** Banners for this role, school, region and day, in the caller's language. */
export async function banners({ db, actor, today, language }: Context): Promise<z.output<typeof Banner>[]> {
  const rows = await bannersFor(db, actor, today)
  return rows.map(({ title, buttons, ...row }) => ({
    ...row,
    title: Named.parse(title)[language],
    buttons: buttonsIn(buttons, language),
  }))
}

/** Announcements by the same choice. */
export async function announcements({ db, actor, today, language }: Context): Promise<z.output<typeof Announcement>[]> {
  const rows = await announcementsFor(db, actor, today)
  return rows.map(({ id, message, buttons }) => ({
    id,
    data: Named.parse(message)[language],
    buttons: buttonsIn(buttons, language),
  }))
}

const buttonsIn = (stored: unknown, language: Language) =>
  StoredButtons.parse(stored).map(({ label, ...button }) => ({ ...button, label: label[language] }))

/** Counts a press on a banner that is meant for the caller; another one is not found. */
export async function press({ db, actor, now, today }: Context, banner: number): Promise<{}> {
  if (!(await isBannerFor(db, actor, today, banner))) throw notFound()

  await repository.countPress(db, banner, actor.userId, now)
  return {}
}

/** Closes a banner for all devices of the caller's account. */
export async function closeBanner({ db, actor, now, today }: Context, banner: number): Promise<{}> {
  if (!(await isBannerFor(db, actor, today, banner))) throw notFound()

  await repository.closeBanner(db, actor.accountId, banner, now)
  return {}
}

/** Closes an announcement for all devices of the caller's account. */
export async function closeAnnouncement({ db, actor, now, today }: Context, announcement: number): Promise<{}> {
  if (!(await isAnnouncementFor(db, actor, today, announcement))) throw notFound()

  await repository.closeAnnouncement(db, actor.accountId, announcement, now)
  return {}
}
