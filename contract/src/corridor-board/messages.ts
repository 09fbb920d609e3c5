import type { Messages } from '../kernel/messages.ts'

export const messages = {
  'corridor-board.title': { kz: 'Дәліздегі табло', ru: 'Табло в коридоре', en: 'Board for the corridor' },
  'corridor-board.lead': {
    kz: 'Дәліздегі экранда барлық сыныптың қазіргі және келесі сабағы, кабинеттері, бүгінгі ауыстырулар мен болмайтын сабақтар көрсетіледі. Ол өзі жаңарады, кіру керек емес.',
    ru: 'Экран в коридоре показывает текущий и следующий урок всех классов, кабинеты, замены и отмены на сегодня. Он обновляется сам, входить в систему не нужно.',
    en: 'A screen in the corridor shows the running and the next lesson of all classes, their rooms, the substitutes and cancellations of today. It keeps up to date, nobody has to sign in.',
  },
  'corridor-board.secret': {
    kz: 'Сілтеме — құпия: кімде болса, сол мектептің бүгінгі сабақтарын көреді. Жаңартсаңыз, ескісі жұмысын тоқтатады.',
    ru: 'Ссылка секретная: у кого она есть, тот видит уроки школы на сегодня. Если обновить её, прежняя перестанет работать.',
    en: 'The link is secret: whoever has it sees the lessons of today. Renew it and the old one stops working.',
  },
  'corridor-board.none': { kz: 'Сілтеме жоқ', ru: 'Ссылки нет', en: 'No link yet' },
  'corridor-board.since': {
    kz: 'Сілтеме жасалған уақыт: {{at}}',
    ru: 'Ссылка создана {{at}}',
    en: 'The link was made {{at}}',
  },
  'corridor-board.make': { kz: 'Сілтеме жасау', ru: 'Создать ссылку', en: 'Make a link' },
  'corridor-board.renew': { kz: 'Сілтемені жаңарту', ru: 'Обновить ссылку', en: 'Renew the link' },
  'corridor-board.renew-question': {
    kz: 'Бұрынғы сілтемемен ашылған экрандар тоқтайды: оларда жаңасын ашу керек болады.',
    ru: 'Экраны с прежней ссылкой остановятся: на них нужно будет открыть новую.',
    en: 'Screens with the link before stop: the new one has to be opened there.',
  },
  'corridor-board.end': { kz: 'Сілтемені өшіру', ru: 'Отключить ссылку', en: 'End the link' },
  'corridor-board.ended': { kz: 'Сілтеме өшірілді', ru: 'Ссылка отключена', en: 'The link was ended' },
  'corridor-board.address': { kz: 'Табло сілтемесі', ru: 'Ссылка на табло', en: 'Link of the board' },
  'corridor-board.code': { kz: 'Сілтеменің QR коды', ru: 'QR-код ссылки', en: 'QR code of the link' },
  'corridor-board.once': {
    kz: 'Сілтеме тек қазір көрінеді. Оны экранның браузерінде ашыңыз.',
    ru: 'Ссылка видна только сейчас. Откройте её в браузере экрана.',
    en: 'The link is shown only now. Open it in the browser of the screen.',
  },
  'corridor-board.open': { kz: 'Таблоны ашу', ru: 'Открыть табло', en: 'Open the board' },
} satisfies Messages
