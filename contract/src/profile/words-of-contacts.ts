import type { Messages } from '../kernel/messages.ts'

/** Contact data and their proof, and the look of the pages. */
export const wordsOfContacts = {
  'problem.profile.code-over': {
    kz: 'Кодтың мерзімі өтті не ол тым көп қате терілді. Жаңа код сұраңыз',
    ru: 'Код устарел или слишком много раз введён неверно. Запросите новый',
    en: 'The code is too old or was typed wrongly too often. Ask for a new one',
  },
  'problem.profile.letters': {
    kz: 'Хаттар тым көп сұралды. {{minutes}} минуттан кейін қайталаңыз',
    ru: 'Слишком много писем. Повторите через {{minutes}} мин.',
    en: 'Too many letters. Try again in {{minutes}} minutes',
  },
  'field.email_code': { kz: 'Код алты цифрдан тұрады', ru: 'В коде шесть цифр', en: 'The code has six digits' },
  'field.email_code_wrong': { kz: 'Код дұрыс емес', ru: 'Неверный код', en: 'The code is wrong' },
  'profile.contacts': { kz: 'Байланыс', ru: 'Контакты', en: 'Contacts' },
  'profile.email-lead': {
    kz: 'Пошта сізге ғана тиесілі екені хаттағы кодпен расталады.',
    ru: 'Что адрес ваш, подтверждается кодом из письма.',
    en: 'A code in a letter proves that the address is yours.',
  },
  'profile.email-none': { kz: 'Пошта көрсетілмеген', ru: 'Адрес не указан', en: 'No address is given' },
  'profile.email-confirmed': { kz: 'расталған', ru: 'подтверждён', en: 'confirmed' },
  'profile.email-unconfirmed': { kz: 'расталмаған', ru: 'не подтверждён', en: 'not confirmed' },
  'profile.email-waits': {
    kz: '{{email}} мекенжайына код жіберілді. Ол {{at}} дейін жарамды.',
    ru: 'На {{email}} отправлен код. Он действует до {{at}}.',
    en: 'A code was sent to {{email}}. It is good until {{at}}.',
  },
  'profile.no-mail': {
    kz: 'Бұл серверде хат жіберу бапталмаған: пошта расталмай сақталады.',
    ru: 'На этом сервере отправка писем не настроена: адрес сохранится без подтверждения.',
    en: 'Letters cannot be sent from this server: the address is kept without proof.',
  },
  'profile.email-set': { kz: 'Пошта қосу', ru: 'Указать адрес', en: 'Give an address' },
  'profile.email-change': { kz: 'Поштаны ауыстыру', ru: 'Сменить адрес', en: 'Change the address' },
  'profile.email-confirm': { kz: 'Поштаны растау', ru: 'Подтвердить адрес', en: 'Confirm the address' },
  'profile.email-remove': { kz: 'Поштаны алып тастау', ru: 'Убрать адрес', en: 'Remove the address' },
  'profile.email-remove-lead': {
    kz: 'Растау үшін құпиясөзді жазыңыз.',
    ru: 'Чтобы убрать адрес, введите пароль.',
    en: 'To remove the address give your password.',
  },
  'profile.email-again': { kz: 'Кодты қайта жіберу', ru: 'Отправить код ещё раз', en: 'Send the code again' },
  'profile.email-code': { kz: 'Хаттағы код', ru: 'Код из письма', en: 'Code in the letter' },
  'profile.email-send': { kz: 'Код жіберу', ru: 'Отправить код', en: 'Send a code' },
  'profile.email-keep': { kz: 'Сақтау', ru: 'Сохранить', en: 'Keep' },
  'profile.email-done': { kz: 'Пошта расталды', ru: 'Адрес подтверждён', en: 'The address was confirmed' },
  'profile.email-removed': { kz: 'Пошта алынды', ru: 'Адрес убран', en: 'The address was removed' },
  'profile.password-now': { kz: 'Құпиясөз', ru: 'Пароль', en: 'Password' },
  'profile.phone': { kz: 'Телефон', ru: 'Телефон', en: 'Phone' },
  'profile.phone-hint': {
    kz: 'Мектеп қызметкерлері осы нөмірге қоңырау шалады. Бос қалдыруға болады.',
    ru: 'По нему вам звонят из школы. Можно оставить пустым.',
    en: 'The school calls it. It may be left empty.',
  },
  'profile.phone-stored': { kz: 'Телефон сақталды', ru: 'Телефон сохранён', en: 'The phone was stored' },
  'profile.look': { kz: 'Беттердің түсі', ru: 'Оформление', en: 'Look' },
  'profile.look-hint': {
    kz: 'Түс те, беттің жоғарғы жағында таңдалған тіл де барлық құрылғыңызда бірдей болады.',
    ru: 'Оформление и язык, выбранный вверху страницы, одинаковы на всех ваших устройствах.',
    en: 'The look, and the language chosen at the top of the page, are the same on all your devices.',
  },
  'profile.look-system': { kz: 'Құрылғыдағыдай', ru: 'Как на устройстве', en: 'As the device' },
  'profile.look-light': { kz: 'Ашық', ru: 'Светлое', en: 'Light' },
  'profile.look-dark': { kz: 'Қараңғы', ru: 'Тёмное', en: 'Dark' },
  'profile.letter-subject': { kz: 'Qalam: {{code}} коды', ru: 'Qalam: код {{code}}', en: 'Qalam: code {{code}}' },
  'profile.letter-text': {
    kz: 'Поштаңызды растайтын код: {{code}}\n\nКод {{minutes}} минут жарамды. Оны ешкімге айтпаңыз. Сіз сұрамаған болсаңыз, хатты елемеңіз.\n\nQalam',
    ru: 'Код, который подтвердит ваш адрес: {{code}}\n\nКод действует {{minutes}} минут. Никому его не говорите. Если вы его не запрашивали, не обращайте внимания на это письмо.\n\nQalam',
    en: 'The code that proves your address: {{code}}\n\nIt is good for {{minutes}} minutes. Tell it to nobody. If you did not ask for it, leave this letter be.\n\nQalam',
  },
} satisfies Messages
