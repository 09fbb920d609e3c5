import type { Method } from '@qalam/contract/payments/api-paying.ts'
import { payerNumber } from '@qalam/contract/payments/rules.ts'
import { Name } from '@qalam/contract/payments/shapes.ts'
import type { Context } from '#platform/context.ts'
import type { PaymentDeps } from '../desk.ts'
import { isForStaff } from '../policy.ts'
import { itemOf, productsOfShop } from '../repository/products.ts'

/** By what one may pay here, what to type at a terminal, and what the shop has. */
export async function ways({ settings, providers }: PaymentDeps, { db, actor }: Context) {
  const asked = [...providers.values()].map(({ key, isSandbox }): Method => ({ type: key, isHelp: false, isSandbox }))
  const own = (['balance', 'bonus_wallet'] as const).map((type): Method => ({ type, isHelp: false, isSandbox: false }))
  const helps = (['terminal', 'wallet', 'cash_desk'] as const).flatMap((type): Method[] =>
    settings[type] ? [{ type, isHelp: true, isSandbox: settings[type].sandbox }] : [],
  )
  const transfer: Method[] = settings.bank_transfer ? [{ type: 'bank_transfer', isHelp: true, isSandbox: false }] : []
  return {
    methods: [...asked, ...own, ...helps, ...transfer],
    payerNumber: payerNumber(actor.personId),
    bank: settings.bank_transfer ?? null,
    shop: isForStaff(actor) ? await shop(db) : [],
  }
}

/** What is made for who works in a school, and nobody else is offered. */
async function shop(db: Context['db']) {
  const products = await productsOfShop(db)
  const certification = await itemOf(db, 'certification', 1)
  const pieces = certification
    ? [
        {
          key: 'certification' as const,
          name: Name.parse(certification.name),
          price: Number(certification.price),
          productId: null,
        },
      ]
    : []
  return [...products, ...pieces]
}
