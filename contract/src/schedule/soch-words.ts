import type { Messages } from '../kernel/messages.ts'

/** The name a soch gets by itself; stored in the language of its plan. */
export const sochWords = {
  'schedule.soch-title': {
    kz: '{{number}}-тоқсан бойынша жиынтық бағалау',
    ru: 'Суммативное оценивание за {{number}}-ю четверть',
    en: 'Summative assessment for quarter {{number}}',
  },
} satisfies Messages
