import { articles } from '@qalam/contract/articles/api.ts'
import { type Language, localeOf } from '@qalam/contract/kernel/languages.ts'
import { RichDocument } from '@qalam/contract/rich/document.ts'
import { Feed } from 'feed'
import { say } from '#platform/http/errors.ts'
import type { FileAnswer } from '#platform/http/ready.ts'
import { headsOf } from '../service/read.ts'
import type { OpenRow } from '../views/open.ts'
import { escaped, htmlOf } from './html.ts'

type Asked = { language: Language; schoolId: number | undefined; origin: string; now: Date }

/** Where the caller found this server; what names no host is taken for nowhere. */
export function originOf(host: string): string {
  const origin = `http://${host}`
  return URL.canParse(origin) ? origin : 'http://localhost'
}

export const articleAddress = (origin: string, uuid: string): string => `${origin}/news/${uuid}`
export const coverAddress = (origin: string, uuid: string): string =>
  `${origin}${articles.cover.path.replace(':articleId', uuid)}`

/** Open articles as RSS 2.0, with their texts. */
export function feedOf(rows: readonly OpenRow[], { language, schoolId, origin, now }: Asked): FileAnswer {
  const own = `${origin}${articles.feed.path.replace(':name', `${language}.xml`)}`
  const feed = new Feed({
    title: say(language, 'article.feed-title'),
    description: say(language, 'article.feed-about'),
    link: `${origin}/news`,
    language: localeOf(language),
    updated: rows[0]?.publish_at ?? now,
    generator: 'Qalam',
    feedLinks: { rss: schoolId === undefined ? own : `${own}?schoolId=${schoolId}` },
  })
  for (const row of rows) feed.addItem(itemOf(row, language, origin))
  return {
    file: Buffer.from(feed.rss2()),
    name: `${language}.xml`,
    mime: 'application/rss+xml; charset=utf-8',
    inline: true,
  }
}

function itemOf(row: OpenRow, language: Language, origin: string) {
  const { title = '', lead = '' } = headsOf(row.heads)[language] ?? {}
  const address = articleAddress(origin, row.uuid)
  return {
    title: escaped(title),
    id: address,
    link: address,
    date: row.publish_at,
    description: escaped(lead),
    content: htmlOf(RichDocument.parse(row.body)),
    ...(row.cover_mime !== null && {
      enclosure: { url: coverAddress(origin, row.uuid), type: row.cover_mime, length: row.cover_bytes ?? 0 },
    }),
  }
}
