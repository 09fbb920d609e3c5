import { staff } from '@qalam/contract/kernel/roles.ts'
import { page, screen } from '#platform/screen.ts'

/** The question bank: by objective, own and shared. */
export const questionBankScreen = screen({
  path: '/control/question-bank',
  roles: staff,
  title: 'bank.title',
  menu: { group: 'plan', order: 35, icon: 'content' },
  reads: () => import('./reads.ts').then(({ questionsNow }) => [questionsNow()]),
  Page: page(() => import('./BankPage.tsx')),
})
