import type { feedback } from '@qalam/contract/feedback/api.ts'
import { isOneOf, management, schoolStaff } from '@qalam/contract/kernel/roles.ts'
import { randomUUID } from 'node:crypto'
import { type Access, none } from '#platform/testing/access.ts'

/** Who works in a school and does not run it reads no reviews. */
const nobodyElse = schoolStaff.filter((role) => !isOneOf(management, role))

const review = () => ({
  body: {
    ...{ type: 'review' as const, uuid: randomUUID(), slug: 'qalam', reviewRating: 5 },
    ...{ items: ['clear' as const], message: 'x' },
  },
})

export const access: Access<typeof feedback> = {
  review: { of: 'caller', ask: review },
  about: { of: 'caller', ask: () => ({ query: { type: 'review', slug: 'qalam' } }) },
  own: none,
  desk: { of: 'caller', refused: nobodyElse },
  file: { of: 'caller', refused: nobodyElse },
  answer: {
    of: 'caller',
    refused: nobodyElse,
    ask: () => ({ params: { uuid: randomUUID() }, body: { text: 'x', version: 1 } }),
    then: 'not-found',
  },
}
