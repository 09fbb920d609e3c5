import type { RelatedAccount, UserInfo } from '@qalam/contract/auth/api.ts'
import type { StartConfig } from '@qalam/contract/schools/api.ts'
import type { z } from 'zod'

export const aigul: UserInfo = {
  userId: 1204,
  role: 'teacher',
  position: 1,
  gender: 'w',
  surname: 'Сәрсенова',
  firstname: 'Айгүл',
  lastname: 'Бекқызы',
  bornDate: '1986-03-14',
  email: null,
  photo: null,
  language: null,
  scheme: null,
  login: 'a.sarsenova',
  group: null,
  school: {
    id: 7,
    name: { kz: '№7 мектеп-гимназия', ru: 'Школа-гимназия №7', en: 'School-gymnasium 7' },
    address: 'Алматы, Абай даңғылы, 10',
    bin: '010140001234',
    type: 'general',
    departmentId: 3,
    regionId: 16,
    apiVersion: 'v3',
    scheduleVersion: 'v3',
    flags: { editSchedule: true, groupLoadEdit: true, teacherEdit: true },
    logoUrl: null,
  },
  regionId: 16,
  departmentId: 3,
  quarter: 20262,
  defaultPassword: false,
  lacksFactor: false,
  selfMade: false,
  invitations: 0,
  hasSubscription: true,
  schoolPays: false,
  children: [],
}

export const tokens = { access_token: 'access', expires_in: 900, refresh_token: 'refresh' }

export const demoStart: StartConfig = {
  defaultLanguage: 'kz',
  theme: null,
  flags: { conference: true, ktp: true, export: true, monitoring: true, lessonChat: true, sockets: true },
  productSchoolType: 'product',
  demo: [{ role: 'teacher', login: 'a.sarsenova', password: 'demo12', name: 'Айгүл Сәрсенова' }],
  appStoreUrl: null,
  playStoreUrl: null,
  ustazUrl: null,
}

/** One person in two schools. */
export const places: z.output<typeof RelatedAccount>[] = [
  {
    userId: 1204,
    fullName: 'Сәрсенова Айгүл Бекқызы',
    role: 'teacher',
    school: { kz: '№7 мектеп-гимназия', ru: 'Школа-гимназия №7', en: 'School-gymnasium 7' },
    current: true,
  },
  {
    userId: 3390,
    fullName: 'Сәрсенова Айгүл Бекқызы',
    role: 'parent',
    school: { kz: '№12 мектеп-лицей', ru: 'Школа-лицей №12', en: 'School-lyceum 12' },
    current: false,
  },
]
