import { addDays, localDay } from '@qalam/contract/kernel/calendar.ts'
import type { PersonCard } from '@qalam/contract/personnel/card.ts'
import type { Student } from '@qalam/contract/contingent/api.ts'
import type { Coming } from '@qalam/contract/contingent/coming.ts'
import type { Transfer } from '@qalam/contract/contingent/transfers.ts'

const can = { edit: true }
export const students: Student[] = [
  {
    id: 21,
    name: 'Ахметова Айгерім Асқарқызы',
    photo: null,
    sex: 'w',
    bornDate: '2013-04-12',
    iin: '130412600015',
    login: 'ahmetova4821',
    group: { id: 7, label: '7А' },
    parents: 2,
    isBlocked: false,
    isInStatistic: true,
    can,
  },
  {
    id: 22,
    name: 'Серікұлы Нұрлан',
    photo: null,
    sex: 'm',
    bornDate: '2013-09-02',
    iin: null,
    login: 'serikuly1107',
    group: { id: 7, label: '7А' },
    parents: 0,
    isBlocked: true,
    isInStatistic: false,
    can,
  },
]

export const student: PersonCard = {
  id: 21,
  kind: 'student',
  role: 'student',
  positionId: null,
  surname: 'Әлиева',
  firstname: 'Айша',
  sex: 'w',
  bornDate: '2099-12-31',
  iin: '991231600022',
  phone: null,
  login: 'alieva1107',
  lastname: '',
  handedOut: true,
  isBlocked: false,
  isArchived: false,
  isInStatistic: true,
  createdAt: '2026-09-01T04:00:00.000Z',
  creator: null,
  teaching: [],
  leads: [],
  version: 3,
  can: {
    edit: true,
    editPerson: true,
    setRole: false,
    resetPassword: true,
    unblock: true,
    endSessions: true,
    resetFactor: false,
    remove: true,
    restore: false,
    report: true,
  },
  group: { id: 7, label: '7А' },
  photo: null,
  otherSchools: [],
  stays: [
    { group: { id: 7, label: '7А' }, since: '2026-11-18', until: null, arrivalOrder: '15-о', departureOrder: '' },
  ],
  parents: [
    {
      id: 41,
      place: 1,
      name: 'Сейітова Гүлнар',
      iin: '970630600045',
      login: 'seiitova7',
      isBlocked: false,
      mayOpen: true,
    },
  ],
}

const transfer: Transfer = {
  id: 61,
  studentId: null,
  name: 'Оспанов Дәулет Маратұлы',
  school: { kz: '№ 3 мектеп', ru: 'Школа № 3', en: 'School 3' },
  group: '6Б',
  leavesOn: '2026-11-10',
  order: '5-к',
  state: 'open',
  takenOn: null,
  hasIin: true,
}

export const transfers = {
  incoming: transfer,
  outgoing: { ...transfer, id: 62, studentId: 22, name: 'Серікұлы Нұрлан', group: '7А' },
}

export const coming: Coming = {
  ...{ id: 71, userId: 23, name: 'Омаров Данияр' },
  ...{ from: '7А', group: { id: 8, label: '7Ә' }, since: addDays(localDay(new Date()), 5), order: '21-а' },
}
