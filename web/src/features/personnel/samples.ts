import type { Employee } from '@qalam/contract/personnel/api.ts'
import type { Leaving } from '@qalam/contract/personnel/leaving.ts'
import type { PersonCard } from '@qalam/contract/personnel/card.ts'

export const employees: Employee[] = [
  {
    id: 31,
    name: 'Ерболов Данияр Серікұлы',
    role: 'group-lead',
    positionId: 4,
    iin: '991231500016',
    phone: '+77010000000',
    login: 'erbolov4821',
    leads: '7А',
    hours: 18,
    isBlocked: true,
  },
]

const can = {
  edit: true,
  editPerson: true,
  setRole: true,
  resetPassword: true,
  unblock: true,
  endSessions: true,
  resetFactor: false,
  remove: true,
  restore: false,
  report: false,
}
const known = {
  lastname: '',
  handedOut: true,
  isBlocked: false,
  isArchived: false,
  isInStatistic: true,
  createdAt: '2026-09-01T04:00:00.000Z',
  creator: null,
  group: null,
  photo: null,
  otherSchools: [],
  stays: [],
  parents: [],
  teaching: [],
  leads: [],
  version: 3,
  can,
}

export const employee: PersonCard = {
  ...known,
  id: 31,
  kind: 'staff',
  role: 'group-lead',
  positionId: 4,
  surname: 'Ерболов',
  firstname: 'Данияр',
  sex: 'm',
  bornDate: '2099-12-31',
  iin: '991231500016',
  phone: '+77010000000',
  login: 'erbolov4821',
  isBlocked: true,
  leads: [{ id: 7, label: '7А' }],
  teaching: [
    {
      group: { id: 7, label: '7А' },
      subject: { kz: 'Алгебра', ru: 'Алгебра', en: 'Algebra' },
      subgroup: null,
      hours: 4,
    },
  ],
}

export const leaving: Leaving = {
  from: '2026-11-19',
  earliest: '2026-09-01',
  latest: '2027-08-31',
  plans: [
    {
      uuid: '3f0c6a52-7f0e-4d55-9c7a-5f1f5a7a1c01',
      group: '7А',
      subject: { kz: 'Алгебра', ru: 'Алгебра', en: 'Algebra' },
      subgroup: null,
      lessons: 42,
    },
  ],
  groups: [{ id: 7, label: '7А' }],
  reviews: [],
  between: 0,
  standsIn: 0,
  teachers: [{ id: 40, label: 'Омарова Сәуле', mayLead: true }],
}
