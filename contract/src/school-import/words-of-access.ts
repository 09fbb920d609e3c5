import type { Messages } from '../kernel/messages.ts'

/** Words of the access sheets and of the command that imports. */
export const wordsOfAccess = {
  'school-import.access.name': { kz: 'Аты-жөні', ru: 'ФИО', en: 'Full name' },
  'school-import.access.role': { kz: 'Рөлі', ru: 'Роль', en: 'Role' },
  'school-import.access.login': { kz: 'Логин', ru: 'Логин', en: 'Login' },
  'school-import.access.password': { kz: 'Құпиясөз', ru: 'Пароль', en: 'Password' },
  'school-import.access.title': { kz: 'Кіру парақтары', ru: 'Листы доступа', en: 'Access sheets' },
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
    kz: 'Бұл мектептің соңғы импорты дәл осы болған ({{at}}): жасайтын ештеңе жоқ.',
    ru: 'Последний импорт этой школы был точно таким же ({{at}}): делать нечего.',
    en: 'The last import of this school was exactly the same ({{at}}): there is nothing to do.',
  },
  'school-import.beside-demo': {
    kz: 'Бұл дерекқорда демо мектеп бар, оның құпиясөздері бәріне белгілі. Мектебіңізге бос орын беріңіз: DATA_DIR параметрінде басқа бума көрсетіп, серверді DEMO=off күйінде іске қосыңыз. Байқап көру үшін ғана қатар енгізгіңіз келсе, --beside-demo қосыңыз.',
    ru: 'В этой базе демонстрационная школа, её пароли известны всем. Дайте своей школе пустое место: укажите в DATA_DIR другую папку и запускайте сервер с DEMO=off. Если школы нужны рядом только для пробы, добавьте --beside-demo.',
    en: 'This database holds the demo school, whose passwords everybody knows. Give your school a place of its own: name another folder in DATA_DIR and start the server with DEMO=off. To try them side by side, add --beside-demo.',
  },
  'school-import.found': {
    kz: 'Қате: {{faults}}, салдары: {{consequences}}, ескерту: {{warnings}}.',
    ru: 'Ошибок: {{faults}}, следствий: {{consequences}}, предупреждений: {{warnings}}.',
    en: 'Faults: {{faults}}, consequences: {{consequences}}, warnings: {{warnings}}.',
  },
  'school-import.open-questions': {
    kz: 'Бұл жолдардағы адамдар мектепте бар болуы мүмкін ({{count}}): {{names}}. Кітапты браузердегі «Excel-ден енгізу» бетінде тексеріп, кім екенін айтыңыз. Ештеңе жазылмады.',
    ru: 'Эти люди, возможно, уже есть в школе ({{count}}): {{names}}. Проверьте книгу в браузере на странице «Загрузка из Excel» и скажите, кто это. Ничего не записано.',
    en: 'These people may be in the school already ({{count}}): {{names}}. Check the workbook in the browser, on the page “Import from Excel”, and say who they are. Nothing was written.',
  },
  'school-import.not-written': {
    kz: 'Қате бар, ештеңе жазылған жоқ. Қатесіз жолдарды енгізу үшін --keep-good қосыңыз.',
    ru: 'Есть ошибки, ничего не записано. Чтобы внести строки без ошибок, добавьте --keep-good.',
    en: 'There are faults and nothing was written. Add --keep-good to bring in the rows without faults.',
  },
  'school-import.unreadable': {
    kz: 'Бұл файлдан мектепті оқу мүмкін болмады, ештеңе жазылған жоқ.',
    ru: 'Прочитать школу из этого файла не удалось, ничего не записано.',
    en: 'No school could be read from this file and nothing was written.',
  },
  'school-import.changed-meanwhile': {
    kz: 'Импорт кезінде мектептің деректері өзгерді, ештеңе жазылған жоқ. Қайта іске қосыңыз.',
    ru: 'Пока шёл импорт, данные школы изменились, ничего не записано. Запустите ещё раз.',
    en: 'The school was changed during the import and nothing was written. Run it again.',
  },
  'school-import.interrupted': {
    kz: 'Импорт тоқтатылды, ештеңе жазылған жоқ.',
    ru: 'Импорт прерван, ничего не записано.',
    en: 'The import was interrupted and nothing was written.',
  },
  'school-import.written': {
    kz: '{{school}}: жаңадан {{pupils}} оқушы, {{classes}} сынып, {{lessons}} сабақ, {{accounts}} логин қосылды ({{seconds}} с).',
    ru: '{{school}}: добавлено: учеников — {{pupils}}, классов — {{classes}}, уроков — {{lessons}}, логинов — {{accounts}} ({{seconds}} с).',
    en: '{{school}}: {{pupils}} students, {{classes}} classes, {{lessons}} lessons, {{accounts}} logins added ({{seconds}} s).',
  },
  'school-import.planned': {
    kz: '{{school}}: кітапта {{pupils}} оқушы, {{classes}} сынып, {{staff}} қызметкер енгізуге дайын. Ештеңе жазылған жоқ.',
    ru: '{{school}}: к импорту готово: учеников — {{pupils}}, классов — {{classes}}, сотрудников — {{staff}}. Ничего не записано.',
    en: '{{school}}: {{pupils}} students, {{classes}} classes and {{staff}} staff are ready to be imported. Nothing was written.',
  },
  'school-import.no-file': {
    kz: '{{file}} файлын оқу мүмкін емес.',
    ru: 'Файл {{file}} прочитать нельзя.',
    en: 'The file {{file}} cannot be read.',
  },
  'school-import.access-exists': {
    kz: '{{file}} бар: кіру парақтары ескісінің үстіне жазылмайды.',
    ru: 'Файл {{file}} уже есть: листы доступа не пишутся поверх прежних.',
    en: '{{file}} is there already: access sheets are not written over older ones.',
  },
  'school-import.access-closed': {
    kz: '{{file}} файлын жазуға болмайды: --access арқылы басқа орын көрсетіңіз.',
    ru: 'Файл {{file}} записать нельзя: укажите другое место в --access.',
    en: '{{file}} cannot be written: name another place with --access.',
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
