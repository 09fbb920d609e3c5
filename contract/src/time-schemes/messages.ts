import type { Messages } from '../kernel/messages.ts'

export const messages = {
  'problem.time-scheme.in-use': {
    kz: 'Бұл қоңырау кестесін қолданатын сыныптар бар: {{groups}}',
    ru: 'По этой схеме звонков занимаются классы: {{groups}}',
    en: 'Groups follow this bell table: {{groups}}',
  },
  'problem.time-scheme.periods-overlap': {
    kz: '{{first}}- және {{second}}-сабақтың уақыты дұрыс емес: олар қабаттасады немесе басталмай аяқталады',
    ru: 'Время уроков {{first}} и {{second}} неверно: они пересекаются или кончаются раньше начала',
    en: 'The times of lessons {{first}} and {{second}} are wrong: they overlap or end before they begin',
  },
  'problem.time-scheme.period-repeated': {
    kz: '{{number}}-сабақ екі рет көрсетілген',
    ru: 'Урок {{number}} указан дважды',
    en: 'Lesson {{number}} is there twice',
  },
} satisfies Messages
