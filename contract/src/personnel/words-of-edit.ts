import type { Messages } from '../kernel/messages.ts'

/** Words of the dialogs that add and change people. */
export const editWords = {
  'person.edit': { kz: 'Деректерін өзгерту', ru: 'Изменить данные', en: 'Edit data' },
  'person.not-resident': {
    kz: 'Қазақстан резиденті емес (ЖСН жоқ)',
    ru: 'Не резидент Казахстана (нет ИИН)',
    en: 'Not a resident of Kazakhstan (no IIN)',
  },
  'person.found-by-iin': {
    kz: 'Бұл ЖСН жүйеде бар: аты-жөні сол жерден алынды',
    ru: 'Этот ИИН уже есть в системе: имя взято оттуда',
    en: 'This IIN is known: the name was taken from there',
  },
  'person.unknown-iin': {
    kz: 'Мектепте мұндай ЖСН-мен адам жоқ: аты-жөнін өзіңіз жазыңыз',
    ru: 'В школе нет человека с этим ИИН: впишите имя сами',
    en: 'The school knows nobody of this IIN: write the name yourself',
  },
  'person.found-elsewhere': {
    kz: 'Бұл адам басқа жерде тіркелген: қоссаңыз, оған шақыру жіберіледі',
    ru: 'Этот человек уже есть в другом месте: он получит приглашение',
    en: 'This person belongs elsewhere already: they will be invited',
  },
  'person.names-locked': {
    kz: 'Оқушының аты-жөні ЖСН бойынша алынған',
    ru: 'Имя ученика взято по ИИН',
    en: 'The student’s name came with the IIN',
  },
  'person.unlock-names': { kz: 'Аты-жөнін түзету', ru: 'Исправить имя', en: 'Correct the name' },
  'person.in-statistic': { kz: 'Статистикаға кіреді', ru: 'Учитывать в статистике', en: 'Count in statistics' },
  'person.order': { kz: 'Бұйрық нөмірі', ru: 'Номер приказа', en: 'Order number' },
  'person.stored': { kz: 'Сақталды', ru: 'Сохранено', en: 'Saved' },
  'person.added': { kz: 'Қосылды', ru: 'Добавлено', en: 'Added' },
  'person.has-account': {
    kz: '{{name}} бұрынғы логині мен құпиясөзімен кіреді',
    ru: '{{name}} входит с прежними логином и паролем',
    en: '{{name}} signs in with the login and password of before',
  },
  'person.stale-title': {
    kz: 'Осы аралықта деректерді басқа адам өзгертті. Сақтасаңыз, сіздікі қалады:',
    ru: 'Тем временем данные изменил другой человек. Если сохранить, останутся ваши:',
    en: 'Somebody else changed this meanwhile. If you save, yours stay:',
  },
  'person.stale-field': {
    kz: '{{label}}: қазір «{{theirs}}», сізде «{{mine}}»',
    ru: '{{label}}: сейчас «{{theirs}}», у вас «{{mine}}»',
    en: '{{label}}: now “{{theirs}}”, yours “{{mine}}”',
  },
  'person.stale-same': {
    kz: 'Жеке деректер бірдей, басқа деректер өзгерген',
    ru: 'Личные данные совпадают, изменилось другое',
    en: 'The personal data are the same, something else changed',
  },
  'person.remove': { kz: 'Мектептен шығару', ru: 'Удалить из школы', en: 'Remove from school' },
  'person.removed': { kz: 'Мұрағатқа көшірілді', ru: 'Перенесено в архив', en: 'Moved to the archive' },
  'person.restore': { kz: 'Мұрағаттан қайтару', ru: 'Восстановить из архива', en: 'Restore from the archive' },
  'person.restored': { kz: 'Мұрағаттан қайтарылды', ru: 'Восстановлено', en: 'Restored' },
  'problem.person.stale': {
    kz: 'Осы аралықта деректерді басқа адам өзгертті',
    ru: 'Тем временем данные изменил другой человек',
    en: 'Somebody else changed this meanwhile',
  },
  'field.iin_disagrees': {
    kz: 'ЖСН туған күніне немесе жынысына сәйкес емес',
    ru: 'ИИН не совпадает с датой рождения или полом',
    en: 'The IIN does not agree with the birth date or the sex',
  },
  'field.person-here': {
    kz: 'Бұл адам мектепте бар',
    ru: 'Этот человек уже есть в школе',
    en: 'This person is at the school already',
  },
  'field.iin_not_theirs': {
    kz: 'Бұл ЖСН-мен мұндай тегі мен туған күні бар адам табылмады',
    ru: 'Человека с этим ИИН, такой фамилией и датой рождения нет',
    en: 'Nobody of this IIN has that surname and birth date',
  },
  'field.studies_elsewhere': {
    kz: 'Оқушы басқа мектепте оқиды: сол мектеп ауыстыруды рәсімдеуі керек',
    ru: 'Ученик учится в другой школе: она должна оформить перевод',
    en: 'The student is at another school, which has to let them go by a transfer',
  },
  'field.person-archived': {
    kz: 'Бұл адам мұрағатта: оны сол жерден қайтарыңыз',
    ru: 'Этот человек в архиве: восстановите его оттуда',
    en: 'This person is in the archive: restore them there',
  },
} satisfies Messages
