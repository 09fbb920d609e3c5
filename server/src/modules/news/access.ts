import type { news } from '@qalam/contract/news/api.ts'
import { type Access, none } from '#platform/testing/access.ts'

export const access: Access<typeof news> = {
  banners: none,
  bannerStats: { of: 'caller', ask: () => ({ body: { banner: 1 } }), then: 'not-found' },
  closeBanner: { of: 'caller', ask: () => ({ body: { banner: 1 } }), then: 'not-found' },
  staticModals: none,
  closeStaticModal: { of: 'caller', ask: () => ({ body: { announcement: 1 } }), then: 'not-found' },
}
