import type { Named } from '../kernel/languages.ts'

/** The words of the board itself, which speaks two languages by turns and so needs both at hand. */
export const corridorWords = {
  now: { kz: 'Қазір', ru: 'Сейчас', en: 'Now' },
  next: { kz: 'Келесі', ru: 'Далее', en: 'Next' },
  class: { kz: 'Сынып', ru: 'Класс', en: 'Class' },
  nothing: { kz: 'Сабақ жоқ', ru: 'Нет урока', en: 'No lesson' },
  over: { kz: 'Сабақтар аяқталды', ru: 'Уроки окончены', en: 'Lessons are over' },
  free: { kz: 'Бүгін сабақ жоқ', ru: 'Сегодня уроков нет', en: 'No lessons today' },
  changes: { kz: 'Бүгінгі өзгерістер', ru: 'Изменения на сегодня', en: 'Changes today' },
  substitute: { kz: 'Ауыстыру', ru: 'Замена', en: 'Substitute' },
  remote: { kz: 'Қашықтан', ru: 'Дистанционно', en: 'Remote' },
  cancelled: { kz: 'Болмайды', ru: 'Отменён', en: 'Cancelled' },
  cut: {
    kz: 'Байланыс жоқ. Соңғы жаңарту:',
    ru: 'Нет связи. Последнее обновление:',
    en: 'No connection. Last update:',
  },
  ended: {
    kz: 'Бұл сілтеме енді жұмыс істемейді. Жаңасын мектептен сұраңыз.',
    ru: 'Эта ссылка больше не работает. Новую можно получить в школе.',
    en: 'This link works no more. The school has a new one.',
  },
  part: { kz: 'топ', ru: 'гр.', en: 'gr.' },
  pause: { kz: 'Кідірту', ru: 'Пауза', en: 'Pause' },
  go: { kz: 'Жалғастыру', ru: 'Продолжить', en: 'Go on' },
} satisfies Record<string, Named>
