import type { Module } from '#platform/module.ts'
import { settings } from './settings.ts'

export const module: Module = {
  routes: () => import('./routes.ts'),
  housekeeping: () => import('./housekeeping.ts'),
  settings,
  tablesBeyondSchools: {
    subscription: 'A person’s or a school’s.',
    money_account: 'A person’s, who may be in several schools, or the system’s.',
    money_balance: 'An account’s.',
    money_product: 'Sold to all schools.',
    money_price: 'A product’s.',
    money_order: 'A person’s: money and access follow a change of school.',
    money_transfer: 'Between accounts of any.',
    money_entry: 'A transfer’s.',
    money_payment: 'An order’s.',
    money_fiscal: 'A payment’s.',
    money_message: 'A bank’s: it knows no school.',
    money_inbound: 'A person’s money.',
    money_paper: 'A person’s money.',
    money_refund: 'An order’s.',
    money_item: 'Sold to all schools.',
    money_reward: 'Given in all schools.',
  },
}
