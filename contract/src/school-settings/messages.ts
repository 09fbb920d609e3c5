import type { Messages } from '../kernel/messages.ts'
import { wordsOfCard } from './words-of-card.ts'
import { wordsOfDays } from './words-of-days.ts'
import { wordsOfQuarters } from './words-of-quarters.ts'

export const messages = {
  ...wordsOfCard,
  ...wordsOfDays,
  ...wordsOfQuarters,
  'school-settings.title': { kz: 'Мектеп баптаулары', ru: 'Настройки школы', en: 'School settings' },
  'school-settings.menu': { kz: 'Мектеп баптаулары', ru: 'Настройки школы', en: 'School settings' },
  'school-settings.tabs': { kz: 'Баптау бөлімдері', ru: 'Разделы настроек', en: 'Parts of the settings' },
  'school-settings.tab-general': { kz: 'Жалпы', ru: 'Общие', en: 'General' },
  'school-settings.tab-days': { kz: 'Демалыс күндері', ru: 'Выходные дни', en: 'Days off' },
  'school-settings.tab-schemes': { kz: 'Қоңырау кестесі', ru: 'Звонки', en: 'Bells' },
  'school-settings.tab-cabinets': { kz: 'Кабинеттер', ru: 'Кабинеты', en: 'Rooms' },
  'school-settings.school': { kz: 'Мектеп деректері', ru: 'Данные школы', en: 'The school' },
  'school-settings.school-hint': {
    kz: 'БСН-ді, өңірді және мектеп түрін платформа әкімшісі өзгертеді',
    ru: 'БИН, регион и вид школы меняет администратор платформы',
    en: 'BIN, region and kind of the school are changed by the platform’s administrator',
  },
  'school-settings.name': { kz: 'Атауы', ru: 'Название', en: 'Name' },
  'school-settings.bin': { kz: 'БСН', ru: 'БИН', en: 'BIN' },
  'school-settings.address': { kz: 'Мекенжайы', ru: 'Адрес', en: 'Address' },
  'school-settings.rights': { kz: 'Мұғалімдердің құқықтары', ru: 'Права учителей', en: 'What teachers may do' },
  'school-settings.notice': { kz: 'Отбасыға хабарлау', ru: 'Когда оценку видит семья', en: 'When families see a mark' },
  'school-settings.notice-when': {
    kz: 'Оқушы мен ата-ана жаңа бағаны көреді',
    ru: 'Ученик и родители видят новую оценку',
    en: 'Students and parents see a new mark',
  },
  'school-settings.notice-hint': {
    kz: 'Мұғалім қатесін отбасы көргенше түзетіп үлгереді. Күнделік, кесте мен сабақ беті бірдей көрсетеді.',
    ru: 'Учитель успеет исправить описку до того, как её увидит семья. Дневник, расписание и страница урока показывают одно и то же.',
    en: 'A slip can be mended before the family sees it. Diary, timetable and lesson page show the same.',
  },
  'school-settings.notice-now': { kz: 'бірден', ru: 'сразу', en: 'at once' },
  'school-settings.notice-hours': {
    kz: { other: '{{count}} сағаттан кейін' },
    ru: {
      one: 'через {{count}} час',
      few: 'через {{count}} часа',
      many: 'через {{count}} часов',
      other: 'через {{count}} часа',
    },
    en: { one: 'after {{count}} hour', other: 'after {{count}} hours' },
  },
  'school-settings.act-markNotice': {
    kz: 'Отбасыға баға туралы хабарлау',
    ru: 'Показ оценок семье',
    en: 'When families see marks',
  },
  'school-settings.flag-editSchedule': {
    kz: 'Мұғалімдер сабақ кестесін өздері өзгерте алады',
    ru: 'Учителя сами меняют расписание своих уроков',
    en: 'Teachers edit the timetable of their lessons',
  },
  'school-settings.flag-groupLoadEdit': {
    kz: 'Сынып жетекшілері өз сыныбының контингентін өзгерте алады',
    ru: 'Классные руководители меняют контингент своего класса',
    en: 'Class teachers edit the students of their class',
  },
  'school-settings.flag-teacherEdit': {
    kz: 'Мұғалімдер контингентті өзгерте алады',
    ru: 'Учителя меняют контингент',
    en: 'Teachers edit students',
  },
  'school-settings.stored': { kz: 'Баптау сақталды', ru: 'Настройка сохранена', en: 'The setting was stored' },
  'school-settings.history': { kz: 'Өзгерістер тарихы', ru: 'История изменений', en: 'History' },
  'school-settings.no-history': { kz: 'Әлі ештеңе өзгертілмеген', ru: 'Изменений ещё не было', en: 'No changes yet' },
  'school-settings.at': { kz: 'Уақыты', ru: 'Когда', en: 'When' },
  'school-settings.by': { kz: 'Кім', ru: 'Кто', en: 'Who' },
  'school-settings.what': { kz: 'Не өзгерді', ru: 'Что изменено', en: 'What' },
  'school-settings.to': { kz: 'Мәні', ru: 'Значение', en: 'Value' },
  'school-settings.on': { kz: 'қосылды', ru: 'включено', en: 'on' },
  'school-settings.off': { kz: 'өшірілді', ru: 'выключено', en: 'off' },
} satisfies Messages
