import { type Language, Named } from '@qalam/contract/kernel/languages.ts'
import { type Announcement, type Banner, Button } from '@qalam/contract/news/api.ts'
import { z } from 'zod'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { countPress } from './repository.ts'
import { announcementsFor, bannersFor } from './views.ts'

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

/** Announcements by the same choice; which were seen is remembered by the browser. */
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

/** Counts a press on a banner that the caller may see; another one is not found. */
export async function press({ db, actor, now, today }: Context, banner: number): Promise<{}> {
  const shown = await bannersFor(db, actor, today)
  found(shown.find(({ id }) => id === banner))

  await countPress(db, banner, actor.userId, now)
  return {}
}
