import type { SupportDeskRow, Ticket } from '@qalam/contract/support/api.ts'

const row = {
  id: '0f0e0d0c-0b0a-4908-8706-050403020100',
  number: 17,
  createdAt: '2026-11-18T04:00:00.000Z',
  movedAt: '2026-11-18T05:00:00.000Z',
} as const

/** A pupil who cannot sign in, and an administrator who answers. */
export const signInTicket: Ticket = {
  ...row,
  type: 'sign_in',
  state: 'answered',
  about: 'Құпиясөзді ұмыттым',
  answers: true,
  who: 'Сынақов Айдар',
  school: { kz: '№7 мектеп-гимназия', ru: 'Школа-гимназия №7', en: 'School-gymnasium 7' },
  contact: '+7 701 000 00 00',
  content: [{ field: 'ticket_content', value: 'Құпиясөзді ұмыттым' }],
  image: null,
  agent: null,
  rating: null,
  messages: [
    {
      uuid: '1f0e0d0c-0b0a-4908-8706-050403020101',
      seq: 1,
      byAgent: true,
      mine: false,
      who: '',
      text: 'Жаңа парақты сынып жетекшісінен алыңыз',
      state: 'answered',
      at: '2026-11-18T05:00:00.000Z',
    },
  ],
  can: { write: true, close: true, rate: false, serve: false },
}

export const deskRow: SupportDeskRow = {
  ...row,
  type: 'sign_in',
  state: 'new',
  about: 'Құпиясөзді ұмыттым',
  answers: false,
  who: 'Сынақов Айдар',
  school: signInTicket.school,
  agent: null,
  rating: null,
}
