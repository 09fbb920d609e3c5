import type { articles } from '@qalam/contract/articles/api.ts'
import { randomUUID } from 'node:crypto'
import { type Access, none } from '#platform/testing/access.ts'

const params = () => ({ articleId: randomUUID() })
/** An article that nobody has written. */
const unknown = { of: 'caller', ask: () => ({ params: params() }), then: 'not-found' } as const
/** The district's worker of the test schools is of no district, so there is no desk. */
const unplaced = ['department_worker'] as const
const content = {
  texts: { kz: null, ru: null, en: null },
  cover: null,
  gallery: [],
  audience: { roles: [], places: [] },
  open: false,
}

export const access: Access<typeof articles> = {
  list: none,
  unread: none,
  article: unknown,
  read: unknown,
  feed: { of: 'caller', ask: () => ({ params: { name: 'kz.xml' } }) },
  cover: unknown,
  desk: { ...none, refused: unplaced },
  places: { ...none, refused: unplaced },
  create: { of: 'caller', refused: unplaced, ask: () => ({ body: { uuid: randomUUID() } }) },
  open: unknown,
  save: { ...unknown, ask: () => ({ params: params(), body: { version: 1, content } }) },
  publish: { ...unknown, ask: () => ({ params: params(), body: { version: 1, publishAt: null } }) },
  withdraw: unknown,
  pin: { ...unknown, ask: () => ({ params: params(), body: { pinned: true } }) },
  archive: { ...unknown, ask: () => ({ params: params(), body: { archived: true } }) },
  delete: unknown,
  versions: unknown,
  version: { ...unknown, ask: () => ({ params: { ...params(), version: 1 } }) },
  addFiles: { ...unknown, upload: true },
}
