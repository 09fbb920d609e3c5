import type { Messages } from '../kernel/messages.ts'

export const messages = {
  'field.ends_before_start': {
    kz: 'Аяқталуы басталуынан ерте болмауы керек',
    ru: 'Конец не может быть раньше начала',
    en: 'The end may not come before the start',
  },
  'field.stretch_too_long': {
    kz: 'Аралық {{max}} күннен аспауы керек',
    ru: 'Промежуток не длиннее {{max}} дней',
    en: 'The stretch may have at most {{max}} days',
  },
  'day-off.public': { kz: 'мереке', ru: 'праздник', en: 'public holiday' },
  'day-off.moved': { kz: 'ауыстырылған демалыс', ru: 'перенос выходного', en: 'day off moved' },
  'day-off.rest': { kz: 'каникул', ru: 'каникулы', en: 'school holidays' },
  'day-off.own': { kz: 'мектептің демалыс күні', ru: 'выходной школы', en: 'the school’s day off' },
} satisfies Messages
