import { z } from 'zod'
import { Instant } from '../kernel/dates.ts'
import { get, post } from '../kernel/endpoint.ts'
import { Id } from '../kernel/ids.ts'
import { pageOf, PageQuery } from '../kernel/paging.ts'
import { Beneficiary, Months, Name, Product } from './shapes.ts'

const root = '/api/v2/os'
const v3 = (path: string) => ({ aliases: [`/api/v3/os/${path}`] })

/** What points buy (N-11). */
export const Reward = z.object({
  id: Id,
  productId: Id,
  type: Product.shape.type,
  name: Name,
  months: Months,
  points: z.int(),
})
export type Reward = z.infer<typeof Reward>

/** Points that came or went. */
const PointsLine = z.object({
  id: z.int(),
  at: Instant,
  kind: z.enum(['receive', 'buy', 'refund', 'hold', 'post', 'void', 'earn']),
  amount: z.int(),
  what: Name.nullable(),
})
export type PointsLine = z.infer<typeof PointsLine>

export const rewards = {
  catalog: get(`${root}/catalog`, {
    ...v3('catalog'),
    roles: 'anyone',
    about: 'What points buy for the caller’s role, and how many points there are (E-7.10-17, N-11, Q-043).',
    response: z.object({
      currentScore: z.int(),
      people: z.array(Beneficiary).max(50),
      rows: z.array(Reward).max(100),
    }),
  }),
  bonusHistory: get(`${root}/payment/bilimbonus/history`, {
    ...v3('payment/bilimbonus/history'),
    roles: 'anyone',
    about: 'Points that came and went, the newest first (E-7.10-16).',
    query: PageQuery.pick({ page: true }),
    response: pageOf(PointsLine),
  }),
  bonusOrder: post(`${root}/order`, {
    ...v3('order'),
    roles: 'anyone',
    repeatable: true,
    perMinute: 30,
    about:
      'Buys with points: refused where they do not suffice (E-7.10-18, V-BONUS-1, V-BONUS-2). The same uuid is bought once.',
    body: z.object({
      uuid: z.uuid(),
      id: Id,
      points: z.int().min(1).max(1_000_000),
      beneficiaryId: Id,
      terms: z.literal(true),
    }),
    response: z.object({ currentScore: z.int() }),
  }),
}
