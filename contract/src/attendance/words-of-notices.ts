import type { Messages } from '../kernel/messages.ts'

/** The family's word that the child will be away. */
export const wordsOfNotices = {
  'attendance.notices': { kz: 'Болмайтын күндер', ru: 'Отсутствие', en: 'Absences' },
  'attendance.notices-lead': {
    kz: 'Бала сабаққа келмейтінін мектепке хабарлаңыз',
    ru: 'Сообщите школе, что ребёнка не будет на уроках',
    en: 'Tell the school that the child will be away',
  },
  'attendance.notices-lead-own': {
    kz: 'Ата-анаңыз мектепке хабарлаған күндер',
    ru: 'О каких днях родители сообщили школе',
    en: 'The days that your parents told the school of',
  },
  'attendance.notices-none': { kz: 'Хабарлама жоқ', ru: 'Уведомлений нет', en: 'No notices' },
  'attendance.notice-give': { kz: 'Хабарлау', ru: 'Сообщить об отсутствии', en: 'Tell of an absence' },
  'attendance.notice-title': {
    kz: 'Бала сабаққа келмейді',
    ru: 'Ребёнка не будет на уроках',
    en: 'The child will be away',
  },
  'attendance.notice-child': { kz: 'Бала', ru: 'Ребёнок', en: 'Child' },
  'attendance.notice-from': { kz: 'Бірінші күні', ru: 'Первый день', en: 'First day' },
  'attendance.notice-until': { kz: 'Соңғы күні', ru: 'Последний день', en: 'Last day' },
  'attendance.notice-days': { kz: 'Күндері', ru: 'Дни', en: 'Days' },
  'attendance.notice-kind': { kz: 'Себебі', ru: 'Причина', en: 'Reason' },
  'attendance.notice-illness': { kz: 'Ауырып қалды', ru: 'Болезнь', en: 'Illness' },
  'attendance.notice-family': { kz: 'Отбасы жағдайы', ru: 'Семейные обстоятельства', en: 'Family reasons' },
  'attendance.notice-other': { kz: 'Басқа себеп', ru: 'Другая причина', en: 'Another reason' },
  'attendance.notice-words': { kz: 'Түсініктеме', ru: 'Пояснение', en: 'Comment' },
  'attendance.notice-by': { kz: 'Хабарлаған', ru: 'Кто сообщил', en: 'Told by' },
  'attendance.notice-at': { kz: 'Хабарлаған уақыты', ru: 'Когда сообщили', en: 'Told at' },
  'attendance.notice-state': { kz: 'Күйі', ru: 'Состояние', en: 'State' },
  'attendance.notice-stands': { kz: 'Күшінде', ru: 'Действует', en: 'Stands' },
  'attendance.notice-over': { kz: 'Өтті', ru: 'Прошло', en: 'Over' },
  'attendance.notice-withdrawn': {
    kz: 'Қайтарып алынды: {{by}}, {{at}}',
    ru: 'Отозвано: {{by}}, {{at}}',
    en: 'Taken back: {{by}}, {{at}}',
  },
  'attendance.notice-withdraw': { kz: 'Қайтарып алу', ru: 'Отозвать', en: 'Take back' },
  'attendance.notice-withdraw-of': {
    kz: 'Қайтарып алу: {{days}}',
    ru: 'Отозвать: {{days}}',
    en: 'Take back: {{days}}',
  },
  'attendance.notice-withdraw-question': {
    kz: 'Мектеп баланы {{days}} күндері сабақта күтеді.',
    ru: 'Школа будет ждать ребёнка на уроках: {{days}}.',
    en: 'The school will expect the child at lessons: {{days}}.',
  },
  'attendance.notice-given': { kz: 'Мектепке хабарланды', ru: 'Школа уведомлена', en: 'The school was told' },
  'attendance.notice-taken-back': {
    kz: 'Хабарлама қайтарып алынды',
    ru: 'Уведомление отозвано',
    en: 'The notice was taken back',
  },
  'attendance.notice-of-family': { kz: 'Отбасының хабары', ru: 'Сообщила семья', en: 'Told by the family' },
  'attendance.coming': { kz: 'Отбасы хабарлары', ru: 'Сообщения семей', en: 'Told by families' },
  'attendance.coming-lead': {
    kz: 'Отбасылар бүгінгі және алдағы күндер туралы не хабарлады',
    ru: 'О каких днях предупредили семьи: сегодня и дальше',
    en: 'The days that families told of: today and later',
  },
  'attendance.coming-none': { kz: 'Ешкім хабарламады', ru: 'Никто не предупреждал', en: 'Nobody told of a day' },
  'field.absence-past': {
    kz: 'Бүгіннен бастап хабарлауға болады',
    ru: 'Можно сообщить только о днях, начиная с сегодняшнего',
    en: 'Only days from today on',
  },
  'field.absence-far': {
    kz: 'Ең көбі {{days}} күн бұрын хабарлауға болады',
    ru: 'Не больше чем за {{days}} дней вперёд',
    en: 'At most {{days}} days ahead',
  },
  'problem.attendance.too-many-notices': {
    kz: 'Осы бала бойынша {{most}} хабарлама бар, артығын қайтарып алыңыз',
    ru: 'По этому ребёнку уже {{most}} уведомлений, отзовите лишние',
    en: 'There are {{most}} notices of this child already, take some back',
  },
  'problem.attendance.notice-reused': {
    kz: 'Осы нөмірмен басқа хабарлама жіберілген, қайта толтырыңыз',
    ru: 'С этим номером отправлено другое уведомление, заполните заново',
    en: 'Another notice was sent under this id, fill it in anew',
  },
  'problem.attendance.notice-over': {
    kz: 'Күні өтіп кеткен хабарлама қайтарылмайды',
    ru: 'Этот день уже прошёл, отозвать нельзя',
    en: 'The day is over, the notice cannot be taken back',
  },
  'problem.attendance.not-studying': {
    kz: 'Бұл күндері бала мектепте оқымайды',
    ru: 'В эти дни ребёнок не учится в школе',
    en: 'The child does not study in the school on these days',
  },
} satisfies Messages
