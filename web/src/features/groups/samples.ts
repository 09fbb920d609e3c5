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

const english = { id: 7, name: { kz: 'Ағылшын тілі', ru: 'Английский язык', en: 'English' } }
const music = { id: 8, name: { kz: 'Музыка', ru: 'Музыка', en: 'Music' } }
const subgroups = [
  { id: 41, number: 1 as const, name: 'Оксфорд', students: 2, teacher: 'Ким Ольга Викторовна' },
  { id: 42, number: 2 as const, name: '', students: 1, teacher: null },
]

/** A class of four that is halved for English; one of them came later. */
export const halves = {
  subjects: [{ subject: english, subgroups, unplaced: 1 }],
  choices: [{ ...music, isPlanned: true }],
  split: {
    subject: english,
    subgroups,
    pupils: [
      { id: 51, name: 'Асан Алмас', sex: 'm' as const, half: 1 as const, lastHalf: 1 as const },
      { id: 52, name: 'Болат Әсел', sex: 'w' as const, half: 1 as const, lastHalf: 2 as const },
      { id: 53, name: 'Ғани Жанна', sex: 'w' as const, half: 2 as const, lastHalf: null },
      { id: 54, name: 'Ли Артём', sex: 'm' as const, half: null, lastHalf: null },
    ],
    times: [
      { studentId: 51, name: 'Асан Алмас', half: 1 as const, since: '2026-09-03', until: null, follows: false },
      { studentId: 52, name: 'Болат Әсел', half: 2 as const, since: '2026-09-03', until: '2026-11-10', follows: false },
      { studentId: 52, name: 'Болат Әсел', half: 1 as const, since: '2026-11-10', until: null, follows: true },
      { studentId: 53, name: 'Ғани Жанна', half: 2 as const, since: '2026-09-03', until: null, follows: false },
    ],
    days: { first: '2026-10-26', last: '2027-05-25' },
  },
  plans: [
    {
      uuid: '6f1f4e0a-0d0f-4a7e-9a53-1d5a4a1f2b11',
      subject: english,
      subgroup: { number: 1 as const, name: 'Оксфорд' },
      teacher: 'Ким Ольга Викторовна',
      hours: 3,
    },
  ],
}
