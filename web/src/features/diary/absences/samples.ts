import type { OwnNotice } from '@qalam/contract/attendance/notices.ts'

/** Two days of an illness that a mother told of. */
export const notice: OwnNotice = {
  ...{ id: '0190c8a4-0000-7000-8000-0000000000a1', from: '2026-11-18', until: '2026-11-19', kind: 'illness' },
  ...{ words: 'Қызуы көтерілді', by: 'Ахметова Гүлнар', at: '2026-11-18T02:10:00Z', withdrawn: null },
  can: { withdraw: true },
}
