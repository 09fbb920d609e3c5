import type { Student } from '@qalam/contract/contingent/api.ts'

const can = { edit: true }
export const students: Student[] = [
  {
    id: 21,
    name: 'Ахметова Айгерім Асқарқызы',
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
