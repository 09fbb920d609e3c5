import type { OwnInvitation, SchoolInvitation } from '@qalam/contract/invitations/api.ts'

const of = { askedAt: '2026-11-18T04:10:00.000Z', until: '2027-01-17' }

export const toChild: OwnInvitation = {
  ...of,
  ...{ id: '0f0e0d0c-0b0a-4908-8706-050403020100', kind: 'child', role: null, child: 'Омарова Айгерім Серікқызы' },
  school: { kz: '№7 мектеп-гимназия', ru: 'Школа-гимназия №7', en: 'School-gymnasium 7' },
  needsCode: true,
}

export const waiting: SchoolInvitation = {
  ...of,
  ...{ id: toChild.id, kind: 'post', role: 'teacher', child: null },
  ...{ name: 'Сейітов Дәурен', state: 'asked', settledAt: null, askedBy: 'Әлиева Гүлнар' },
}
