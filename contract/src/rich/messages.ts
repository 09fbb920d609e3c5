import type { Messages } from '../kernel/messages.ts'

/** The words of the heavy pieces of the kit: charts, trees, long lists, uploads. */
export const messages = {
  'ui.asTable': { kz: 'Кесте түрінде', ru: 'Таблицей', en: 'As a table' },
  'ui.noValue': { kz: 'мән жоқ', ru: 'нет значения', en: 'no value' },
} satisfies Messages
