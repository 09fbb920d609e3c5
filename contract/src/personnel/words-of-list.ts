import type { Messages } from '../kernel/messages.ts'

/** Words of the list of employees, on the screen and in its file. */
export const listWords = {
  'personnel.lead': {
    kz: 'Мектепте жұмыс істейтіндер: лауазымы, жүктемесі және кіру деректері',
    ru: 'Кто работает в школе: должность, нагрузка и вход в систему',
    en: 'Who works at the school: position, load and sign-in',
  },
  'personnel.tabs': { kz: 'Қызметкерлер тізімдері', ru: 'Списки сотрудников', en: 'Lists of employees' },
  'personnel.tab-here': { kz: 'Жұмыс істейді', ru: 'Работают', en: 'Working' },
  'personnel.tab-archive': { kz: 'Мұрағат', ru: 'Архив', en: 'Archive' },
  'personnel.archive-title': { kz: 'Қызметкерлер мұрағаты', ru: 'Архив персонала', en: 'Archived personnel' },
  'personnel.archive-lead': {
    kz: 'Мектептен кеткендер. Сабақтары мен журналдары сақталады',
    ru: 'Кто больше не работает. Уроки и журналы сохраняются',
    en: 'Who no longer works here. Lessons and journals are kept',
  },
  'personnel.search': { kz: 'Аты-жөні, ЖСН немесе логин', ru: 'ФИО, ИИН или логин', en: 'Name, IIN or login' },
  'personnel.position': { kz: 'Лауазымы', ru: 'Должность', en: 'Position' },
  'personnel.position-1': { kz: 'Директор', ru: 'Директор', en: 'Principal' },
  'personnel.position-2': { kz: 'Директордың орынбасары', ru: 'Заместитель директора', en: 'Deputy head' },
  'personnel.position-4': { kz: 'Мұғалім', ru: 'Учитель', en: 'Teacher' },
  'personnel.position-5': { kz: 'Сынып жетекшісі', ru: 'Классный руководитель', en: 'Class teacher' },
  'personnel.position-6': { kz: 'Психолог', ru: 'Психолог', en: 'Psychologist' },
  'personnel.position-7': { kz: 'Әлеуметтік педагог', ru: 'Социальный педагог', en: 'Social worker' },
  'personnel.position-8': { kz: 'Кітапханашы', ru: 'Библиотекарь', en: 'Librarian' },
  'personnel.position-131': { kz: 'Әкімші', ru: 'Администратор', en: 'Administrator' },
  'personnel.leads': { kz: 'Сыныбы', ru: 'Класс', en: 'Class' },
  'personnel.hours': { kz: 'Жүктеме, сағ/апта', ru: 'Нагрузка, ч/нед', en: 'Load, h/week' },
  'personnel.add': { kz: 'Қызметкер қосу', ru: 'Добавить сотрудника', en: 'Add an employee' },
  'personnel.card': { kz: 'Қызметкердің карточкасы', ru: 'Карточка сотрудника', en: 'Employee’s card' },
  'personnel.none': { kz: 'Қызметкерлер әлі жоқ', ru: 'Сотрудников пока нет', en: 'No employees yet' },
  'personnel.none-archived': { kz: 'Мұрағат бос', ru: 'Архив пуст', en: 'The archive is empty' },
} satisfies Messages
