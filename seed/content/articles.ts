import { articles } from '@qalam/contract/articles/api.ts'
import type { ArticleContent } from '@qalam/contract/articles/article.ts'
import type { Content, Demo } from '../content.ts'
import { told, type Told } from '../news/articles.ts'
import { landscape } from '../pictures.ts'

const id = (number: number) => `5c000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const moved = (now: Date, hours: number) => new Date(now.getTime() + hours * 3_600_000)

type World = Pick<Demo, 'speak' | 'now'> & { userId: number }

/** Writes one article as its author did, and lets it out when it came out. */
async function tell({ speak, now, userId }: World, articleId: string, one: Told): Promise<void> {
  const params = { articleId }
  const at = one.back !== null && one.back > 0 ? moved(now, -one.back) : now
  await speak(userId, at, articles.create, { body: { uuid: articleId } })
  const { content: begun } = await speak(userId, at, articles.open, { params })
  const keep = async ({ alt, picture }: NonNullable<Told['cover']>) => {
    const bytes = landscape(picture)
    const [file] = await speak(userId, at, articles.addFiles, { params }, { name: 'picture.png', bytes })
    return { file: file?.uuid ?? '', alt }
  }
  const gallery: ArticleContent['gallery'] = []
  for (const picture of one.gallery ?? []) gallery.push(await keep(picture))
  const content: ArticleContent = {
    texts: { kz: one.kz, ru: one.ru, en: null },
    cover: one.cover ? await keep(one.cover) : null,
    gallery,
    // The place that the desk stands for.
    audience: { roles: [...one.roles], places: begun.audience.places },
    open: one.open ?? false,
  }
  await speak(userId, at, articles.save, { params, body: { version: 1, content } })
  if (one.back === null) return
  const publishAt = one.back < 0 ? moved(now, -one.back).toISOString() : null
  await speak(userId, at, articles.publish, { params, body: { version: 2, publishAt } })
  if (one.pinned) await speak(userId, at, articles.pin, { params, body: { pinned: true } })
  if (one.archived) await speak(userId, now, articles.archive, { params, body: { archived: true } })
}

/** News of the school, of the authorities and of the platform; two of them were read by the student. */
async function fill({ pool, speak, now }: Demo): Promise<void> {
  const { rows } = await pool.query<{ login: string; id: number }>(
    `select account.login, app_user.id from account join app_user on app_user.id = account.last_user_id
     where account.login = any($1::text[])`,
    [[...new Set(told.map(({ by }) => by)), 'student', 'parent']],
  )
  const people = new Map(rows.map((one) => [one.login, one.id]))
  for (const [index, one] of told.entries())
    await tell({ speak, now, userId: people.get(one.by) ?? 0 }, id(index + 1), one)
  for (const login of ['student', 'parent'])
    for (const number of [4, 5])
      await speak(people.get(login) ?? 0, now, articles.read, { params: { articleId: id(number) } })
}

export const content: Content = { order: 25, fill }
