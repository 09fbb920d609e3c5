import { shownIn } from '@qalam/contract/articles/faults.ts'
import { localeOf } from '@qalam/contract/kernel/languages.ts'
import type { PageHead } from '#platform/module.ts'
import { articleAddress, coverAddress } from './open/feed.ts'
import { headsOf, languagesIn } from './service/read.ts'
import { openArticle } from './views/open.ts'

const uuid = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}'
const path = new RegExp(`^/news/(${uuid})/?$`, 'i')

/** The preview of an article in a messenger (Open Graph). Of what is not open to everybody nothing is told, not even that it is there. */
export const head: PageHead = {
  path,
  tags: async ({ db, path: asked, now, language: wanted, origin }) => {
    const row = await openArticle(db, path.exec(asked)?.[1] ?? '', now)
    if (!row) return null
    const heads = headsOf(row.heads)
    const language = shownIn(languagesIn(heads), wanted)
    const { title = '', lead = '' } = heads[language] ?? {}
    return {
      'og:type': 'article',
      'og:site_name': 'Qalam',
      'og:title': title,
      ...(lead !== '' && { 'og:description': lead }),
      'og:url': articleAddress(origin, row.uuid),
      'og:locale': localeOf(language),
      'article:published_time': row.publish_at.toISOString(),
      ...(row.cover_file !== null && {
        'og:image': coverAddress(origin, row.uuid),
        'og:image:alt': row.cover_alt,
      }),
    }
  },
}
