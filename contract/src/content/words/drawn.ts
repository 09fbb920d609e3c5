import type { Messages } from '../../kernel/messages.ts'

export const drawn = {
  'content.module-drawn': { kz: 'Қордан жиын', ru: 'Набор из банка', en: 'Set of the bank' },
  'content.drawn-name': {
    kz: 'Қордан жиын: {{has}} ішінен {{take}}',
    ru: 'Набор из банка: {{take}} из {{has}}',
    en: 'Set of the bank: {{take}} of {{has}}',
  },
  'content.drawn-hint': {
    kz: 'Әр оқушы жиыннан өз сұрақтарын алады. Жарияланғанда сұрақтар сол қалпында бекітіледі.',
    ru: 'Каждый ученик получает из набора свои вопросы. При публикации вопросы закрепляются как есть.',
    en: 'Each student is asked some of the set. Publishing keeps the questions as they are.',
  },
  'content.drawn-take': { kz: 'Неше сұрақ алынады', ru: 'Сколько вопросов берётся', en: 'Questions that are drawn' },
  'content.drawn-points': { kz: 'Әр сұрақтың балы', ru: 'Баллов за каждый', en: 'Points of each' },
  'content.drawn-minutes': { kz: 'Әр сұраққа минут', ru: 'Минут на каждый', en: 'Minutes for each' },
  'content.drawn-questions': { kz: 'Жиынның сұрақтары', ru: 'Вопросы набора', en: 'Questions of the set' },
  'content.drawn-add': { kz: 'Қордан сұрақ қосу', ru: 'Добавить вопросы из банка', en: 'Add questions of the bank' },
  'content.drawn-to-set': {
    kz: 'Жиынға қосу: {{count}}',
    ru: 'Добавить в набор: {{count}}',
    en: 'Add to the set: {{count}}',
  },
  'content.drawn-renew': { kz: 'Қордан қайта алу', ru: 'Обновить из банка', en: 'Take anew from the bank' },
  'content.drawn-renewed': {
    kz: 'Жаңартылған сұрақ саны: {{count}}',
    ru: 'Обновлено вопросов: {{count}}',
    en: 'Questions taken anew: {{count}}',
  },
  'content.drawn-remove': {
    kz: '«{{prompt}}» сұрағын алып тастау',
    ru: 'Убрать вопрос «{{prompt}}»',
    en: 'Take “{{prompt}}” out',
  },
  'content.drawn-empty': { kz: 'Жиын бос', ru: 'В наборе пока пусто', en: 'The set is empty' },
} satisfies Messages
