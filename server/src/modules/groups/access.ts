import { randomInt } from 'node:crypto'
import type { groups } from '@qalam/contract/groups/api.ts'
import { type Access, none } from '#platform/testing/access.ts'
import type { School } from '#platform/testing/school.ts'

/** A letter that no group of the school has yet. */
const letter = () => String.fromCharCode(0x4e00 + randomInt(5_000))
const draft = () => ({ parallel: 7, letter: letter(), eduLang: 'kz' })
const draftV2 = () => ({ name: 7, letter: letter(), edu_lang: 'kz' })
const params = (school: School) => ({ groupId: school.group.id })
const body = (school: School) => ({ id: school.group.id })

export const access: Access<typeof groups> = {
  shortList: none,
  list: none,
  file: none,
  archived: none,
  byId: { ask: (school) => ({ params: params(school) }) },
  dicts: none,
  create: { of: 'caller', ask: () => ({ body: draft() }) },
  update: { ask: (school) => ({ params: params(school), body: draft() }) },
  store: { of: 'caller', ask: () => ({ body: draftV2() }) },
  change: { ask: (school) => ({ params: params(school), body: draftV2() }) },
  archive: { ask: (school) => ({ body: body(school) }), then: 'group.alive' },
  restore: { ask: (school) => ({ body: body(school) }) },
  delete: { ask: (school) => ({ params: params(school) }), then: 'group.used' },
}
