import { randomUUID } from 'node:crypto'
import type { news } from '@qalam/contract/news/api.ts'
import { type Access, none } from '#platform/testing/access.ts'
import type { School } from '#platform/testing/school.ts'

const texts = { kz: 'Сабақ сағат 9-да', ru: 'Уроки в 9', en: '' }
const notice = ({ id }: Pick<School, 'id'>) => ({
  ...{ kind: 'banner', place: 'side', lasting: 'read', text: texts, label: {}, link: '', picture: null, alt: {} },
  ...{ roles: ['teacher'], scope: 'school', scopeId: id, since: '2026-11-18', until: '2026-11-20' },
  ...{ version: 0, publish: false },
})
/** Who works for a district that is not named has no desk. */
const nowhere = { of: 'caller', refused: ['department_worker'] } as const
/** Something that lies on no desk. */
const unknown = (body?: () => object) => ({
  ...nowhere,
  ask: () => ({ params: { uuid: randomUUID() }, ...(body && { body: body() }) }),
  then: 'not-found',
})

export const access: Access<typeof news> = {
  banners: none,
  bannerStats: { of: 'caller', ask: () => ({ body: { banner: 1 } }), then: 'not-found' },
  bannersSeen: { of: 'caller', ask: () => ({ body: { banners: [1] } }) },
  closeBanner: { of: 'caller', ask: () => ({ body: { banner: 1 } }), then: 'not-found' },
  staticModals: none,
  openStaticModal: { of: 'caller', ask: () => ({ body: { announcement: 1 } }), then: 'not-found' },
  closeStaticModal: { of: 'caller', ask: () => ({ body: { announcement: 1 } }), then: 'not-found' },

  deskPlaces: nowhere,
  deskList: nowhere,
  deskOne: unknown(),
  deskPicture: { ...nowhere, upload: true },
  deskStore: { ...nowhere, ask: (school) => ({ params: { uuid: randomUUID() }, body: notice(school) }) },
  deskCopy: unknown(() => ({ uuid: randomUUID() })),
  deskStop: unknown(),
  deskDelete: unknown(),
}
