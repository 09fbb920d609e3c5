import type { Messages } from '../kernel/messages.ts'

/** Words for what is typed and has not reached the server yet, whatever it is. */
export const messages = {
  'unsent.here': { kz: 'Осы құрылғыда', ru: 'На этом устройстве', en: 'On this device' },
  'unsent.saving': { kz: 'Сақталуда: {{count}}', ru: 'Сохраняется: {{count}}', en: 'Saving: {{count}}' },
  'unsent.line': {
    kz: 'Байланыс жоқ. Осы құрылғыда күтіп тұр: {{count}}. Байланыс келгенде өзі жіберіледі',
    ru: 'Нет связи. На этом устройстве ждёт: {{count}}. Уйдёт само, когда связь вернётся',
    en: 'No connection. Waiting on this device: {{count}}. It is sent by itself when the line is back',
  },
  'unsent.server': {
    kz: 'Сервер қазір жауап бермей тұр. Осы құрылғыда күтіп тұр: {{count}}',
    ru: 'Сервер сейчас не отвечает. На этом устройстве ждёт: {{count}}',
    en: 'The server does not answer now. Waiting on this device: {{count}}',
  },
  'unsent.busy': {
    kz: 'Серверге түскен жүктеме көп. Осы құрылғыда күтіп тұр: {{count}}',
    ru: 'Сервер перегружен. На этом устройстве ждёт: {{count}}',
    en: 'The server has much to do. Waiting on this device: {{count}}',
  },
  'unsent.answer': {
    kz: 'Желіден түсініксіз жауап келді. Осы құрылғыда күтіп тұр: {{count}}',
    ru: 'Из сети пришёл непонятный ответ. На этом устройстве ждёт: {{count}}',
    en: 'The network gave an answer that is none of ours. Waiting on this device: {{count}}',
  },
  'unsent.session': {
    kz: 'Сессия аяқталды: қайта кіріңіз. Осы құрылғыда күтіп тұр: {{count}}',
    ru: 'Сессия завершена: войдите снова. На этом устройстве ждёт: {{count}}',
    en: 'The session has ended: sign in again. Waiting on this device: {{count}}',
  },
  'unsent.kept': {
    kz: 'Осы құрылғыда сақталды. Байланыс келгенде өзі жіберіледі',
    ru: 'Сохранено на этом устройстве. Уйдёт само, когда связь вернётся',
    en: 'Kept on this device. It is sent by itself when the line is back',
  },
  'unsent.doubts': { kz: 'Сақталмады', ru: 'Не сохранено', en: 'Not saved' },
  'unsent.stands': { kz: 'Мектепте тұр', ru: 'Стоит в школе', en: 'At the school' },
  'unsent.yours': { kz: 'Сіз енгізген', ru: 'Ввели вы', en: 'You entered' },
  'unsent.nothing': { kz: 'бос', ru: 'пусто', en: 'nothing' },
  'unsent.keep-theirs': { kz: 'Тұрғанын қалдыру', ru: 'Оставить как стоит', en: 'Keep what stands' },
  'unsent.put-mine': { kz: 'Менікін жазу', ru: 'Записать моё', en: 'Put mine' },
  'unsent.give-up': { kz: 'Менікінен бас тарту', ru: 'Отказаться от моего', en: 'Give mine up' },
  'unsent.not-taken': {
    kz: '{{what}}: сақталмады, ашып қараңыз',
    ru: '{{what}}: не сохранено, откройте и проверьте',
    en: '{{what}}: not saved, open it and look',
  },
} satisfies Messages
