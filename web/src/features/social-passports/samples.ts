import type { Passport } from '@qalam/contract/social-passports/api.ts'

const blank = { parents: [], care: [], past: [], note: '', version: 0, changed: null }

export const passports: Passport[] = [
  {
    ...blank,
    id: 2001,
    name: 'Серікұлы Нұрлан Болатұлы',
    bornDate: '2013-09-02',
    group: { id: 7, label: '7А' },
    parents: ['Серікова Айгүл Маратқызы'],
    care: [
      { category: 'large-family', since: '2026-09-01', document: '№ 14' },
      { category: 'low-income', since: '2026-10-05', document: '' },
    ],
    past: [{ category: 'home-study', since: '2025-09-01', document: '', until: '2026-05-25' }],
    note: 'Бес бала',
    version: 2,
    changed: { by: 'Қасымова Жанар', at: '2026-11-16T05:00:00Z' },
  },
  { ...blank, id: 2002, name: 'Әлі Дана', bornDate: null, group: { id: 7, label: '7А' } },
]

export const counts = [
  { category: 'large-family' as const, students: 1 },
  { category: 'low-income' as const, students: 1 },
]
