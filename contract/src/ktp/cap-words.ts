import type { Messages } from '../kernel/messages.ts'

/** What the rules of assessment say against the date of a work, in the plan and in the journal alike. */
export const capWords = {
  'sor-in-quarter': {
    kz: 'Бұл тоқсандағы БЖБ саны: {{count}}. Ереже бойынша ең көбі {{max}}',
    ru: 'СОР в этой четверти: {{count}}. По правилам не больше {{max}}',
    en: 'SOR in this quarter: {{count}}. The rules allow {{max}} at most',
  },
  'soch-in-day': {
    kz: 'Осы күні сыныпта ТЖБ саны: {{count}}, ең көбі {{max}}. Басқалары: {{others}}',
    ru: 'СОЧ у класса в этот день: {{count}}, можно {{max}}. Другие: {{others}}',
    en: 'SOCH of the class on this day: {{count}}, {{max}} at most. Others: {{others}}',
  },
  'soch-on-last-day': {
    kz: 'ТЖБ тоқсанның соңғы күніне қойылмайды',
    ru: 'СОЧ не ставят на последний день четверти',
    en: 'A SOCH is not put on the last day of a quarter',
  },
  'sor-beside-soch': {
    kz: 'Бір пәннен БЖБ мен ТЖБ бір күнге қойылмайды: {{others}}',
    ru: 'СОР и СОЧ по одному предмету не ставят на один день: {{others}}',
    en: 'A SOR and a SOCH of one subject are not put on one day: {{others}}',
  },
} satisfies Messages
