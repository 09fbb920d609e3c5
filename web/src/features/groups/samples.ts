import type { Group } from '@qalam/contract/groups/group.ts'

const timeScheme = { uuid: '6f1f4e0a-0d0f-4a7e-9a53-1d5a4a1f2b10', name: 'I', shift: 1 }

const group = (more: Pick<Group, 'id' | 'label' | 'parallel' | 'letter'> & Partial<Group>): Group => ({
  schoolId: 1,
  year: 2026,
  eduLang: 'kz',
  faculty: null,
  lead: null,
  students: 25,
  boys: 12,
  girls: 13,
  timeScheme,
  quarterStart: null,
  quarterEnd: null,
  isInStatistic: 1,
  archivedOn: null,
  can: { edit: true },
  ...more,
})

export const classes: Group[] = [
  group({ id: 11, label: '7А', parallel: 7, letter: 'А', lead: { id: 31, name: 'Сейітова Айгүл Болатқызы' } }),
  group({ id: 12, label: '7Ә', parallel: 7, letter: 'Ә', timeScheme: null, isInStatistic: 0 }),
  group({ id: 13, label: '11Бemn', parallel: 11, letter: 'Б', faculty: 'emn', eduLang: 'ru' }),
]

export const choices = {
  langs: ['kz' as const, 'ru' as const],
  faculties: ['emn' as const, 'ogn' as const],
  personnels: [
    { id: 31, name: 'Сейітова Айгүл Болатқызы', leads: '7А' },
    { id: 32, name: 'Ким Ольга Викторовна', leads: null },
  ],
  timeSchemes: [timeScheme],
}
