import type { staticPages } from '@qalam/contract/static-pages/api.ts'
import { documentOf } from '@qalam/contract/rich/document.ts'
import { type Access, none } from '#platform/testing/access.ts'

const body = documentOf('One line')
const words = { titleKz: 'Kz', titleRu: 'Ru', titleEn: 'En', bodyKz: body, bodyRu: body, bodyEn: body }
const one = { params: { slug: 'about' } }
const first = { params: { slug: 'about', version: 1 } }

export const access: Access<typeof staticPages> = {
  page: { of: 'caller', ask: () => ({ params: { slug: 'about' }, query: { lang: 'kz' } }) },
  openPage: { of: 'caller', ask: () => ({ params: { slug: 'terms' }, query: { lang: 'kz' } }) },
  due: none,
  agree: { of: 'caller', ask: () => ({ body: { slug: 'terms', version: 1 } }) },
  desk: none,
  edited: { of: 'caller', ask: () => one },
  keepDraft: { of: 'caller', ask: () => ({ ...one, body: { ...words, revision: 0 } }), then: 'static-page.changed' },
  publish: {
    of: 'caller',
    ask: () => ({ params: { slug: 'contacts' }, body: { revision: 0 } }),
    then: 'static-page.no-draft',
  },
  versions: { of: 'caller', ask: () => one },
  version: { of: 'caller', ask: () => first },
  restore: { of: 'caller', ask: () => ({ ...first, body: { revision: 99 } }), then: 'static-page.changed' },
}
