import type { NewsDeskRow } from '@qalam/contract/news/desk.ts'

const words = (kz: string) => ({ kz, ru: kz, en: '' })
const place = { scope: 'school' as const, scopeName: { kz: '№12 мектеп', ru: 'Школа №12', en: '' } }

export const rowsSample: NewsDeskRow[] = [
  {
    ...{ id: '5b000000-0000-4000-8000-000000000001', kind: 'banner', text: words('Олимпиада'), ...place },
    ...{ roles: ['teacher', 'parent', 'student'], since: '2026-11-18', until: '2026-11-25', stage: 'running' },
    ...{ seen: 34, pressed: 5, can: { edit: true, stop: true, delete: false } },
  },
  {
    ...{ id: '5b000000-0000-4000-8000-000000000002', kind: 'announcement', text: words('Жиналыс'), ...place },
    ...{ roles: ['parent'], since: '2026-11-27', until: '2026-11-30', stage: 'draft' },
    ...{ seen: 0, pressed: 0, can: { edit: true, stop: false, delete: true } },
  },
]
