import type { CalendarPlanRow } from '@qalam/contract/calendar-plans/shapes.ts'
import type { PlanSheet, SheetTheme } from '@qalam/contract/calendar-plans/sheet.ts'

const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const theme = (ordinal: number, words: string, more: Partial<SheetTheme> = {}): SheetTheme => ({
  uuid: uuid(ordinal),
  version: 1,
  quarterId: 20262,
  ordinal,
  section: 'Бөлшектер',
  theme: words,
  objectives: ['5.1.2.3'],
  kind: 'regular',
  maxScore: null,
  content: '',
  devices: '',
  note: '',
  fixed: null,
  lesson: { uuid: uuid(100 + ordinal), date: `2026-11-${10 + ordinal}`, timeStart: '08:00' },
  pin: null,
  caps: [],
  entityId: null,
  ...more,
})

export const planUuid = uuid(900)
export const themes: SheetTheme[] = [
  theme(1, 'Жай бөлшектер', { pin: 'conducted' }),
  theme(2, 'Бөлшектерді қосу'),
  theme(3, 'Бөлшектерді азайту', { devices: 'Планшет: онлайн тест' }),
  theme(4, 'Бөлшектерді көбейту', { lesson: null }),
  theme(5, 'Бөлім бойынша БЖБ', {
    ...{ kind: 'sor', maxScore: 15, fixed: 'date', pin: 'dated' },
    caps: [{ kind: 'sor-in-quarter', count: 4, max: 3, others: [] }],
  }),
]

/** A plan whose second lesson was cancelled. */
export const sheet: PlanSheet = {
  uuid: planUuid,
  version: 3,
  state: 'draft',
  moves: ['sent'],
  group: { id: 7, label: '5А' },
  parallel: 5,
  subject: { id: 2, name: { kz: 'Математика', ru: 'Математика', en: 'Mathematics' } },
  subgroup: null,
  teacher: { id: 11, name: 'Сейітова Айгүл', isDeleted: false },
  reviewer: null,
  scoreType: 'mark_quarter',
  hoursPerWeek: 5,
  quarters: [{ value: 20262, startsOn: '2026-11-02', endsOn: '2026-12-27', lessons: 4 }],
  themes,
  acts: [
    {
      ...{ uuid: uuid(800), kind: 'moved', at: '2026-11-18T04:00:00Z', by: 'Сейітова А.', count: 1, comment: '' },
      ...{ undone: false, can: { undo: true } },
    },
  ],
  flow: {
    mark: 'mark',
    changes: [
      {
        ...{ lesson: uuid(103), date: '2026-11-13' },
        from: { ordinal: 3, theme: 'Бөлшектерді азайту' },
        to: { ordinal: 2, theme: 'Бөлшектерді қосу' },
      },
    ],
    leftovers: [{ uuid: uuid(4), ordinal: 4, theme: 'Бөлшектерді көбейту', quarterId: 20262 }],
    proposals: [{ kind: 'merge', quarterId: 20262, over: 1, first: 3, second: 4, themes: [uuid(3), uuid(4)] }],
  },
  can: { edit: true, comment: true },
}

export const plan: CalendarPlanRow = {
  id: planUuid,
  subject: { ...sheet.subject, type: 'default' },
  subgroup: null,
  teacher: sheet.teacher,
  scoreType: 'mark_quarter',
  state: 'sent',
  hoursPerWeek: 5,
  planned: 170,
  placed: 160,
  conducted: 40,
  bare: 2,
  can: { edit: true, remove: true, copy: true },
}
