import type { Messages } from '../kernel/messages.ts'

export const messages = {
  'problem.time-scheme.in-use': {
    kz: 'Бұл қоңырау кестесімен оқитын сынып саны: {{groups}}. Алдымен оларға басқа кесте таңдаңыз',
    ru: 'По этому расписанию звонков учатся классы, их число: {{groups}}. Сначала выберите им другое',
    en: 'Classes that follow this bell schedule: {{groups}}. Choose another one for them first',
  },
  'problem.time-scheme.periods-overlap': {
    kz: '{{first}}- және {{second}}-сабақтың уақыты дұрыс емес: олар қабаттасады немесе басталмай аяқталады',
    ru: 'Время уроков {{first}} и {{second}} неверно: они пересекаются или заканчиваются раньше начала',
    en: 'The times of lessons {{first}} and {{second}} are wrong: they overlap or end before they begin',
  },
  'problem.time-scheme.period-repeated': {
    kz: '{{number}}-сабақ екі рет көрсетілген',
    ru: 'Урок {{number}} указан дважды',
    en: 'Lesson {{number}} is there twice',
  },
} satisfies Messages
