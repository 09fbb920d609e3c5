import type { RegisteredSchool, SchoolRow } from '@qalam/contract/school-registry/api.ts'

export const row: SchoolRow = {
  id: 1001,
  bin: '990140000007',
  name: { kz: '№77 мектеп', ru: 'Школа №77', en: 'School 77' },
  region: { kz: 'Астана', ru: 'Астана', en: 'Astana' },
  department: { kz: 'Алматы ауданы', ru: 'район Алматы' },
  heads: ['Әбенова Сәуле'],
  students: 812,
  staff: 64,
  subscribedUntil: '2027-05-25T19:00:00.000Z',
  blockedAt: null,
  createdAt: '2026-08-20T05:00:00.000Z',
}

export const card: RegisteredSchool = {
  ...row,
  address: 'Абай 1',
  type: 'general',
  defaultLanguage: 'kz',
  groups: 31,
  heads: [{ userId: 7, name: 'Әбенова Сәуле', login: 'abenova7', seenAt: null }],
  acts: [{ id: 1, at: '2026-08-20T05:00:00.000Z', by: 'Серікқызы Айгүл', kind: 'created', about: '' }],
}
