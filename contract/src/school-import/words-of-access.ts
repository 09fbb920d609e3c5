import type { Messages } from '../kernel/messages.ts'

/** Words of the access sheets and of the command that imports. */
export const wordsOfAccess = {
  'school-import.access.name': { kz: 'Аты-жөні', ru: 'ФИО', en: 'Full name' },
  'school-import.access.role': { kz: 'Рөлі', ru: 'Роль', en: 'Role' },
  'school-import.access.login': { kz: 'Логин', ru: 'Логин', en: 'Login' },
  'school-import.access.password': { kz: 'Құпиясөз', ru: 'Пароль', en: 'Password' },
  'school-import.access.staff': { kz: 'Қызметкерлер', ru: 'Сотрудники', en: 'Staff' },
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
  'school-import.access.role.student': { kz: 'оқушы', ru: 'ученик', en: 'student' },
  'school-import.access.role.parent': { kz: 'ата-ана', ru: 'родитель', en: 'parent' },
  'school-import.nothing-to-do': {
    kz: 'Бұл кітап {{at}} енгізілген: жасайтын ештеңе жоқ.',
    ru: 'Эта книга уже импортирована {{at}}: делать нечего.',
    en: 'This workbook was imported on {{at}}: there is nothing to do.',
  },
  'school-import.not-written': {
    kz: 'Қате бар, ештеңе жазылған жоқ. Қатесіз жолдарды енгізу үшін --keep-good қосыңыз.',
    ru: 'Есть ошибки, ничего не записано. Чтобы внести строки без ошибок, добавьте --keep-good.',
    en: 'There are faults and nothing was written. Add --keep-good to bring in the rows without faults.',
  },
  'school-import.written': {
    kz: '{{school}}: {{pupils}} оқушы, {{classes}} сынып, {{lessons}} сабақ, {{accounts}} кіру жасалды ({{seconds}} с).',
    ru: '{{school}}: учеников {{pupils}}, классов {{classes}}, уроков {{lessons}}, доступов {{accounts}} ({{seconds}} с).',
    en: '{{school}}: {{pupils}} pupils, {{classes}} classes, {{lessons}} lessons, {{accounts}} sign-ins made ({{seconds}} s).',
  },
  'school-import.planned': {
    kz: 'Енгізіледі: {{pupils}} оқушы, {{classes}} сынып, {{staff}} қызметкер.',
    ru: 'Будет внесено: учеников {{pupils}}, классов {{classes}}, сотрудников {{staff}}.',
    en: 'Would bring in: {{pupils}} pupils, {{classes}} classes, {{staff}} staff.',
  },
  'school-import.access-file': {
    kz: 'Кіру парақтары: {{file}}',
    ru: 'Листы доступа: {{file}}',
    en: 'Access sheets: {{file}}',
  },
  'school-import.level.fault': { kz: 'қате', ru: 'ошибка', en: 'fault' },
  'school-import.level.warning': { kz: 'ескерту', ru: 'предупреждение', en: 'warning' },
  'school-import.level.consequence': { kz: 'салдары', ru: 'следствие', en: 'consequence' },
  'school-import.row': { kz: '{{row}}-жол', ru: 'строка {{row}}', en: 'row {{row}}' },
} satisfies Messages
