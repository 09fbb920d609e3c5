import type { EndingClass, YearEndDraft, YearEndPreview } from '@qalam/contract/year-end/api.ts'

const usual = { eduLang: 'kz', faculty: null, asksFaculty: false, exams: null, isWaiting: false } as const

/** Small honest data for tests and the gallery. */
export const sampleClasses: EndingClass[] = [
  { ...usual, groupId: 1007, label: '7А', parallel: 7, letter: 'А', students: 24, act: 'promote', next: '8А' },
  {
    ...{ ...usual, groupId: 1009, label: '9А', parallel: 9, letter: 'А', students: 22 },
    ...{ act: 'promote', next: '10А', asksFaculty: true },
  },
  {
    ...{ ...usual, groupId: 1011, label: '11Аemn', parallel: 11, letter: 'А', students: 18 },
    ...{ act: 'graduate', next: null, faculty: 'emn' },
  },
]

export const sampleDraft: YearEndDraft = { year: 2026, classes: [], students: [], order: '', withLoad: true }

export const samplePlan: YearEndPreview = {
  stamp: 'stamp',
  classes: [
    {
      ...{ groupId: 1007, label: '7А', act: 'promote', next: '8А', stands: false },
      ...{ goOn: 23, elsewhere: 0, leave: 1, subjects: 16 },
    },
  ],
  groups: 1,
  promoted: 23,
  left: 1,
  subjects: 16,
  slots: 30,
  programs: 0,
  inPrograms: 0,
  troubles: [],
}
