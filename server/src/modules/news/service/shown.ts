import { type Language, Named } from '@qalam/contract/kernel/languages.ts'
import { notFound } from '@qalam/contract/kernel/problem.ts'
import { type Announcement, type Banner, Button } from '@qalam/contract/news/shown.ts'
import { z } from 'zod'
import { mediaAddress } from '#modules/media/public.ts'
import type { Context } from '#platform/context.ts'
import * as readers from '../repository/readers.ts'
import { announcementsFor, bannersFor, isAnnouncementFor, isBannerFor } from '../views/shown.ts'

/** A button as it is stored: its words in three languages. */
const StoredButtons = z.array(Button.extend({ label: Named }))

/** Words that may be missing in English are read in Russian. */
const wordsIn = (stored: unknown, language: Language): string => {
  const words = Named.parse(stored)
  return words[language] || words.ru
}

const buttonsIn = (stored: unknown, language: Language) =>
  StoredButtons.parse(stored).map(({ label, ...button }) => ({ ...button, label: label[language] || label.ru }))

type Pictured = { picture: string | null; alt: unknown }

/** A picture that somebody sent has an address for ten minutes; those that came with the product have one of their own. */
const pictureOf = ({ picture, alt }: Pictured, { language, now }: Context, secret: string, image = '') => ({
  image: picture === null ? image : mediaAddress(secret, picture, now).url,
  alt: alt === null ? '' : wordsIn(alt, language),
})

/** Banners for this role, school, region and day, in the caller's language. */
export async function banners(context: Context, secret: string): Promise<z.output<typeof Banner>[]> {
  const { db, actor, today, language } = context
  const rows = await bannersFor(db, actor, today)
  return rows.map(({ id, place, title, buttons, image, ...row }) => ({
    id,
    place,
    ...pictureOf(row, context, secret, image),
    title: wordsIn(title, language),
    buttons: buttonsIn(buttons, language),
  }))
}

/** The announcement that may stand before the caller now. */
export async function announcements(context: Context, secret: string): Promise<z.output<typeof Announcement>[]> {
  const { db, actor, today, language } = context
  const rows = await announcementsFor(db, actor, today)
  return rows.map(({ id, message, buttons, ...row }) => ({
    id,
    ...pictureOf(row, context, secret),
    data: wordsIn(message, language),
    buttons: buttonsIn(buttons, language),
  }))
}

/** Counts a press on a banner that is meant for the caller; another one is not found. */
export async function press({ db, actor, today }: Context, banner: number): Promise<{}> {
  if (!(await isBannerFor(db, actor, today, banner))) throw notFound()

  await readers.countPress(db, banner, actor.accountId, today)
  return {}
}

/** Counts that banners stood before the caller. */
export async function seen({ db, actor, today }: Context, banners: readonly number[]): Promise<{}> {
  await readers.countSeen(db, actor, today, banners)
  return {}
}

/** Closes a banner for all devices of the caller's account. */
export async function closeBanner({ db, actor, now, today }: Context, banner: number): Promise<{}> {
  if (!(await isBannerFor(db, actor, today, banner))) throw notFound()

  await readers.closeBanner(db, actor.accountId, banner, now)
  return {}
}

/** Takes the dialog of the day for an announcement; where it is taken already, nothing is counted. */
export async function open({ db, actor, today }: Context, announcement: number): Promise<{ open: boolean }> {
  if (!(await isAnnouncementFor(db, actor, today, announcement))) throw notFound()

  const isFree = await readers.takeDay(db, actor.accountId, today)
  if (isFree) await readers.countRead(db, announcement, { accountId: actor.accountId, today, pressed: false })
  return { open: isFree }
}

type Closing = { announcement: number; pressed: boolean }

/** Closes an announcement for all devices of the caller's account; it was the dialog of the day. */
export async function closeAnnouncement({ db, actor, now, today }: Context, closing: Closing): Promise<{}> {
  const { announcement, pressed } = closing
  if (!(await isAnnouncementFor(db, actor, today, announcement))) throw notFound()

  await readers.takeDay(db, actor.accountId, today)
  await readers.countRead(db, announcement, { accountId: actor.accountId, today, pressed })
  await readers.closeAnnouncement(db, actor.accountId, announcement, now)
  return {}
}
