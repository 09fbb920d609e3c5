import type { Found, JoinedAccount } from '@qalam/contract/merge/api.ts'

const account = {
  diary: 'Sandbox Diary',
  context: { shortName: 'Сәрсенова А.' },
  schoolData: { name: '№7 мектеп-гимназия', municipality: 'Алматы қаласы' },
}

export const found: Found = { ...account, joined: false, canRegister: true }
export const joinedAccount: JoinedAccount = { ...account, id: 5, joinedAt: '2026-11-18T04:10:00.000Z', usedAt: null }
