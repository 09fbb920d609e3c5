import type { Messages } from '../kernel/messages.ts'

/** The words of the access sheets: who signs in with what, one sheet for each group. */
export const accessWords = {
  'school-import.access.name': { kz: 'Аты-жөні', ru: 'ФИО', en: 'Name' },
  'school-import.access.role': { kz: 'Рөлі', ru: 'Роль', en: 'Role' },
  'school-import.access.login': { kz: 'Логин', ru: 'Логин', en: 'Login' },
  'school-import.access.password': { kz: 'Құпиясөз', ru: 'Пароль', en: 'Password' },
  'school-import.access.staff': { kz: 'Қызметкерлер', ru: 'Сотрудники', en: 'Staff' },
  'school-import.access.role.student': { kz: 'оқушы', ru: 'ученик', en: 'pupil' },
  'school-import.access.role.parent': { kz: 'ата-ана', ru: 'родитель', en: 'parent' },
  'school-import.access.role.director': { kz: 'директор', ru: 'директор', en: 'principal' },
  'school-import.access.role.zavuch': { kz: 'директордың орынбасары', ru: 'завуч', en: 'deputy head' },
  'school-import.access.role.teacher': { kz: 'мұғалім', ru: 'учитель', en: 'teacher' },
  'school-import.access.role.social_pedagogue': {
    kz: 'әлеуметтік педагог',
    ru: 'социальный педагог',
    en: 'social worker',
  },
  'school-import.access.role.psychologist': { kz: 'психолог', ru: 'психолог', en: 'psychologist' },
  'school-import.access.role.librarian': { kz: 'кітапханашы', ru: 'библиотекарь', en: 'librarian' },
} satisfies Messages
