import type { PaymentType } from '@qalam/contract/payments/shapes.ts'
import { type Deps, oncePerProcess } from '#platform/module.ts'
import { epay } from './providers/bank-card/epay.ts'
import { epay2 } from './providers/bank-card/epay2.ts'
import { kaspi } from './providers/bank-wallet.ts'
import { tipTop } from './providers/card-widget.ts'
import { kemPay } from './providers/operator.ts'
import type { Provider } from './providers/provider.ts'
import { paymentSettings, type PaymentSettings } from './providers/settings.ts'

/** What a process pays by. */
export type PaymentDeps = {
  settings: PaymentSettings
  providers: ReadonlyMap<PaymentType, Provider>
  /** Where banks and browsers find this server. */
  origin: string
}

/** The providers that have their settings. */
export function deskWith({ config }: Pick<Deps, 'config'>): PaymentDeps {
  const settings = paymentSettings(config)
  const card = settings.bank_card
  const made = [
    card && ('protocol' in card ? epay2(card) : epay(card)),
    settings.card_widget && tipTop(settings.card_widget),
    settings.bank_wallet && kaspi(settings.bank_wallet),
    settings.operator_billing && kemPay(settings.operator_billing),
  ]
  return {
    settings,
    providers: new Map(made.flatMap((one) => (one ? [[one.key, one]] : []))),
    origin: config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT}`,
  }
}

export const deskOf = oncePerProcess(deskWith)
