import type { Messages } from '../kernel/messages.ts'

export const messages = {
  'one-roster.download': { kz: 'OneRoster файлы', ru: 'Файл OneRoster', en: 'OneRoster file' },
  'one-roster.hint': {
    kz: 'Мектептің сыныптары мен адамдары басқа платформаларға арналған OneRoster 1.2 түрінде',
    ru: 'Классы и люди школы в виде OneRoster 1.2 для других платформ',
    en: 'Classes and people of the school as OneRoster 1.2, for other platforms',
  },
  'one-roster.read': {
    kz: 'OneRoster файлын тексеру',
    ru: 'Проверить файл OneRoster',
    en: 'Check a OneRoster file',
  },
  'one-roster.choose': {
    kz: 'OneRoster архиві (zip)',
    ru: 'Архив OneRoster (zip)',
    en: 'OneRoster archive (zip)',
  },
  'one-roster.asked': {
    kz: 'Архив қабылданды, жоспар дайындалуда',
    ru: 'Архив принят, план готовится',
    en: 'The archive is taken, its plan is being made',
  },
  'one-roster.notes': {
    kz: 'Жоспарға алынбаған ұяшықтар',
    ru: 'Ячейки, которые не вошли в план',
    en: 'Cells that are not in the plan',
  },
  'one-roster.file': {
    kz: 'Файл',
    ru: 'Файл',
    en: 'File',
  },
  'one-roster.row': {
    kz: 'Жол',
    ru: 'Строка',
    en: 'Row',
  },
  'one-roster.column': {
    kz: 'Баған',
    ru: 'Столбец',
    en: 'Column',
  },
  'one-roster.value': {
    kz: 'Мәні',
    ru: 'Значение',
    en: 'Value',
  },
  'one-roster.reason': {
    kz: 'Себебі',
    ru: 'Причина',
    en: 'Reason',
  },
  'one-roster.note-kept': {
    kz: 'Мектептегі мән қалады: бұл өріс OneRoster арқылы өзгермейді',
    ru: 'Остаётся значение школы: это поле через OneRoster не меняется',
    en: 'The school’s value stays: this field is not changed by OneRoster',
  },
  'one-roster.note-unknown': {
    kz: 'Мектепте мұндай жазба жоқ, ал стандартта оны құруға қажет деректер жоқ',
    ru: 'В школе такой записи нет, а в стандарте нет данных, чтобы её создать',
    en: 'The school has no such record, and the standard does not carry what is needed to add it',
  },
  'one-roster.note-no-iin': {
    kz: 'ЖСН-сіз жаңа адам қосылмайды',
    ru: 'Без ИИН новый человек не добавляется',
    en: 'Nobody new is added without an IIN',
  },
  'one-roster.note-no-class': {
    kz: 'Жаңа оқушының сыныбы көрсетілмеген',
    ru: 'У нового ученика не указан класс',
    en: 'A new pupil has no class',
  },
  'one-roster.note-not-pupil': {
    kz: 'Мұндай рөлі бар адам қосылмайды: оқушы, ата-ана, мұғалім, директор, орынбасар немесе әлеуметтік педагог қажет',
    ru: 'С такой ролью людей не добавляют: нужен ученик, родитель, учитель, директор, завуч или социальный педагог',
    en: 'Nobody is added with this role: it must be a pupil, parent, teacher, principal, deputy or social worker',
  },
  'one-roster.note-no-phone': {
    kz: 'Жаңа қызметкердің телефоны көрсетілмеген',
    ru: 'У нового сотрудника не указан телефон',
    en: 'A new employee has no phone',
  },
  'one-roster.note-no-child': {
    kz: 'Жаңа ата-ана архивтегі бірде-бір оқушыға тіркелмеген',
    ru: 'Новый родитель не привязан ни к одному ученику архива',
    en: 'A new parent belongs to no pupil of the archive',
  },
  'one-roster.note-not-removed': {
    kz: 'OneRoster арқылы ештеңе жойылмайды',
    ru: 'Через OneRoster ничего не удаляется',
    en: 'Nothing is removed by OneRoster',
  },
  'one-roster.note-absent': {
    kz: 'Файлда жоқ, мектепте қалады',
    ru: 'В файле нет, в школе остаётся',
    en: 'It is not in the file and stays in the school',
  },
  'problem.one-roster.no-archive': {
    kz: 'Бұл zip архиві емес немесе ол бүлінген',
    ru: 'Это не архив zip, или он повреждён',
    en: 'This is no zip archive, or it is damaged',
  },
  'problem.one-roster.too-large': {
    kz: 'Архив тым үлкен: ең көбі {{files}} файл және {{megabytes}} МБ',
    ru: 'Архив слишком велик: не более {{files}} файлов и {{megabytes}} МБ',
    en: 'The archive is too large: at most {{files}} files and {{megabytes}} MB',
  },
  'problem.one-roster.strange-file': {
    kz: 'Архивте артық файл бар: {{name}}',
    ru: 'В архиве лишний файл: {{name}}',
    en: 'The archive holds a file that does not belong there: {{name}}',
  },
  'problem.one-roster.broken-file': {
    kz: '{{name}} файлы оқылмайды: UTF-8 кодталған CSV қажет',
    ru: 'Файл {{name}} не читается: нужен CSV в UTF-8',
    en: '{{name}} cannot be read: it must be CSV in UTF-8',
  },
  'problem.one-roster.no-manifest': {
    kz: 'Архивте OneRoster 1.2 нұсқасының manifest.csv файлы жоқ',
    ru: 'В архиве нет manifest.csv версии OneRoster 1.2',
    en: 'The archive has no manifest.csv of OneRoster 1.2',
  },
  'problem.one-roster.not-whole': {
    kz: '{{name}} файлы толық емес: bulk түрі қажет. Тек өзгерістер (delta) осы платформаның sourcedId нөмірлерімен ғана қабылданады',
    ru: 'Файл {{name}} неполный: нужен вид bulk. Одни изменения (delta) принимаются только с номерами sourcedId этой платформы',
    en: '{{name}} is not whole: it must be bulk. Changes alone (delta) are taken only with the sourcedIds of this platform',
  },
  'problem.one-roster.other-school': {
    kz: 'Архивте сіздің мектебіңіз жоқ',
    ru: 'В архиве нет вашей школы',
    en: 'Your school is not in the archive',
  },
  'one-roster.longest': {
    kz: 'ZIP архиві, {{megabytes}} МБ-қа дейін',
    ru: 'Архив ZIP, до {{megabytes}} МБ',
    en: 'A ZIP archive, up to {{megabytes}} MB',
  },
} satisfies Messages
