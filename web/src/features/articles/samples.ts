import type { ArticleCard } from '@qalam/contract/articles/api.ts'
import type { ArticleDraft } from '@qalam/contract/articles/draft.ts'
import { documentOf } from '@qalam/contract/rich/document.ts'

export const articleId = '5c000000-0000-4000-8000-000000000001'

export const card: ArticleCard = {
  id: articleId,
  title: 'Ашық есік күні',
  lead: 'Сенбіде мектеп есігі баршаға ашық.',
  language: 'kz',
  cover: null,
  from: { desk: 'school', name: { kz: '№ 12 мектеп', ru: 'Школа № 12', en: 'School No. 12' } },
  publishedAt: '2026-11-17T09:00:00.000Z',
  pinned: true,
  read: false,
}

const place = { kind: 'school' as const, id: 1000 }

/** A draft of a school in Kazakh, for students and parents. */
export const draft: ArticleDraft = {
  uuid: articleId,
  version: 3,
  state: 'draft',
  publishAt: null,
  pinned: false,
  content: {
    texts: {
      kz: { title: card.title, lead: card.lead, body: documentOf('Сабақтарды көріп, мұғалімдермен сөйлесіңіз.') },
      ru: null,
      en: null,
    },
    cover: null,
    gallery: [],
    audience: { roles: ['student', 'parent'], places: [place] },
    open: false,
  },
  files: [],
  places: [{ ...place, name: card.from.name ?? { kz: '', ru: '', en: '' } }],
  savedBy: 'Қалмұратов Жандос',
  savedAt: '2026-11-17T09:00:00.000Z',
  desk: { kind: 'school', roles: ['student', 'parent', 'teacher'] },
}
