import type { Messages } from '../kernel/messages.ts'

export const messages = {
  'second-factor.title': { kz: 'Екі сатылы кіру', ru: 'Двухэтапный вход', en: 'Two-step sign-in' },
  'second-factor.lead': {
    kz: 'Құпиясөзден кейін телефоныңыздағы қолданба көрсететін код сұралады. Құпиясөзіңізді білген адам кіре алмайды.',
    ru: 'После пароля запрашивается код из приложения в телефоне. Тот, кто узнал пароль, не войдёт.',
    en: 'After the password a code from an app on your phone is asked for. Whoever learns your password cannot get in.',
  },
  'second-factor.on': { kz: 'Қосулы', ru: 'Включён', en: 'On' },
  'second-factor.off': { kz: 'Өшірулі', ru: 'Выключен', en: 'Off' },
  'second-factor.since': { kz: '{{at}} бастап', ru: 'С {{at}}', en: 'Since {{at}}' },
  'second-factor.codes-left': {
    kz: { other: 'Қалған қалпына келтіру кодтары: {{count}}' },
    ru: {
      one: 'Остался {{count}} код восстановления',
      few: 'Осталось {{count}} кода восстановления',
      many: 'Осталось {{count}} кодов восстановления',
      other: 'Осталось {{count}} кода восстановления',
    },
    en: { one: '{{count}} recovery code left', other: '{{count}} recovery codes left' },
  },
  'second-factor.required': {
    kz: 'Мектебіңіз қызметкерлерден екі сатылы кіруді талап етеді.',
    ru: 'Ваша школа требует от сотрудников двухэтапный вход.',
    en: 'Your school requires two-step sign-in of its staff.',
  },
  'second-factor.set-up': { kz: 'Қосу', ru: 'Включить', en: 'Turn on' },
  'second-factor.replace': { kz: 'Қолданбаны ауыстыру', ru: 'Сменить приложение', en: 'Change the app' },
  'second-factor.remove': { kz: 'Өшіру', ru: 'Выключить', en: 'Turn off' },
  'second-factor.remove-title': {
    kz: 'Екі сатылы кіруді өшіру',
    ru: 'Выключить двухэтапный вход',
    en: 'Turn two-step sign-in off',
  },
  'second-factor.new-codes': { kz: 'Жаңа кодтар', ru: 'Новые коды', en: 'New codes' },
  'second-factor.new-codes-title': {
    kz: 'Жаңа қалпына келтіру кодтары',
    ru: 'Новые коды восстановления',
    en: 'New recovery codes',
  },
  'second-factor.old-void': {
    kz: 'Бұрынғы кодтар жарамсыз болады.',
    ru: 'Прежние коды перестанут действовать.',
    en: 'The old codes will no longer work.',
  },
  'second-factor.password': { kz: 'Құпиясөз', ru: 'Пароль', en: 'Password' },
  'second-factor.code': { kz: 'Код', ru: 'Код', en: 'Code' },
  'second-factor.code-hint': {
    kz: 'Қолданбадағы алты цифр немесе қалпына келтіру коды',
    ru: 'Шесть цифр из приложения или код восстановления',
    en: 'Six digits from the app, or a recovery code',
  },
  'second-factor.app-code': { kz: 'Қолданбадағы код', ru: 'Код из приложения', en: 'Code from the app' },
  'second-factor.old-app-code': {
    kz: 'Қазіргі қолданбадағы код',
    ru: 'Код из текущего приложения',
    en: 'Code from the current app',
  },
  'second-factor.next': { kz: 'Әрі қарай', ru: 'Далее', en: 'Next' },
  'second-factor.scan': {
    kz: 'Аутентификация қолданбасында (Google Authenticator, Microsoft Authenticator, Aegis және т.б.) осы кодты суретке түсіріңіз, содан соң ол көрсеткен алты цифрды жазыңыз.',
    ru: 'Отсканируйте код в приложении-аутентификаторе (Google Authenticator, Microsoft Authenticator, Aegis и другие) и введите шесть цифр, которые оно покажет.',
    en: 'Scan this in an authenticator app (Google Authenticator, Microsoft Authenticator, Aegis and others), then enter the six digits it shows.',
  },
  'second-factor.picture': { kz: 'Қолданбаға арналған QR-код', ru: 'QR-код для приложения', en: 'QR code for the app' },
  'second-factor.by-hand': {
    kz: 'Немесе кілтті қолмен енгізіңіз',
    ru: 'Или введите ключ вручную',
    en: 'Or enter the key by hand',
  },
  'second-factor.keep-codes': {
    kz: 'Осы кодтарды сақтап қойыңыз',
    ru: 'Сохраните эти коды',
    en: 'Keep these codes',
  },
  'second-factor.keep-codes-lead': {
    kz: 'Телефон қолыңызда болмаса, осы кодтардың бірімен кіресіз. Әр код бір рет қана жарайды. Олар енді көрсетілмейді.',
    ru: 'Если телефона нет под рукой, войдите по одному из этих кодов. Каждый действует один раз. Больше они показаны не будут.',
    en: 'Without your phone you sign in with one of these codes. Each works once. They will not be shown again.',
  },
  'second-factor.copy': { kz: 'Көшіру', ru: 'Скопировать', en: 'Copy' },
  'second-factor.copied': { kz: 'Кодтар көшірілді', ru: 'Коды скопированы', en: 'The codes were copied' },
  'second-factor.kept': { kz: 'Сақтап қойдым', ru: 'Я сохранил коды', en: 'I have kept them' },
  'second-factor.turned-off': {
    kz: 'Екі сатылы кіру өшірілді',
    ru: 'Двухэтапный вход выключен',
    en: 'Two-step sign-in was turned off',
  },
  'second-factor.enter-title': { kz: 'Кодты енгізіңіз', ru: 'Введите код', en: 'Enter the code' },
  'second-factor.enter-lead': {
    kz: 'Телефоныңыздағы қолданбаны ашып, алты цифрды жазыңыз. Телефон жоқ болса, қалпына келтіру кодын жазыңыз.',
    ru: 'Откройте приложение в телефоне и введите шесть цифр. Если телефона нет, введите код восстановления.',
    en: 'Open the app on your phone and enter the six digits. Without the phone, enter a recovery code.',
  },
  'second-factor.trust': {
    kz: 'Осы браузерде {{days}} күн бойы код сұрамау',
    ru: 'Не спрашивать код в этом браузере {{days}} дней',
    en: 'Do not ask for a code in this browser for {{days}} days',
  },
  'second-factor.back': { kz: 'Басқа логинмен кіру', ru: 'Войти под другим логином', en: 'Use another login' },
  'second-factor.missing-lead': {
    kz: 'Мектебіңіз қызметкерлерден екі сатылы кіруді талап етеді. Жұмысты бастау үшін оны қосыңыз.',
    ru: 'Ваша школа требует от сотрудников двухэтапный вход. Включите его, чтобы начать работу.',
    en: 'Your school requires two-step sign-in of its staff. Turn it on to begin.',
  },
  'second-factor.rule': { kz: 'Мектеп ережесі', ru: 'Правило школы', en: 'The school’s rule' },
  'second-factor.rule-label': {
    kz: 'Қызметкерлерден екі сатылы кіруді талап ету',
    ru: 'Требовать от сотрудников двухэтапный вход',
    en: 'Require two-step sign-in of the staff',
  },
  'second-factor.rule-hint': {
    kz: 'Қоспаған қызметкер келесі кіргенде алдымен оны қосады. Қазір жұмыс істеп отырғандар тоқтатылмайды.',
    ru: 'Кто ещё не включил его, сделает это при следующем входе. Тех, кто сейчас работает, это не прервёт.',
    en: 'Whoever has not turned it on does so at the next sign-in. Nobody at work now is interrupted.',
  },
  'second-factor.reset-done': {
    kz: '{{login}}: екі сатылы кіру өшірілді.',
    ru: '{{login}}: двухэтапный вход выключен.',
    en: '{{login}}: two-step sign-in was turned off.',
  },
  'second-factor.reset-none': {
    kz: '{{login}}: екі сатылы кіру қосылмаған, ештеңе өзгермеді.',
    ru: '{{login}}: двухэтапный вход не был включён, ничего не изменено.',
    en: '{{login}}: two-step sign-in was not on, nothing was changed.',
  },
  'field.second_factor_code': {
    kz: 'Код дұрыс емес немесе ескірген',
    ru: 'Код неверен или устарел',
    en: 'The code is wrong or out of date',
  },
  'problem.second-factor.needed': {
    kz: 'Телефоныңыздағы қолданбаның кодын енгізіңіз',
    ru: 'Введите код из приложения в телефоне',
    en: 'Enter the code from the app on your phone',
  },
  'problem.second-factor.step-over': {
    kz: 'Код енгізу уақыты бітті. Логин мен құпиясөзді қайта жазыңыз',
    ru: 'Время ввода кода истекло. Введите логин и пароль снова',
    en: 'The time for the code is over. Enter your login and password again',
  },
  'problem.second-factor.locked': {
    kz: 'Код тым көп рет қате жазылды. Қайталауға болатын уақыт: {{until}}',
    ru: 'Код слишком много раз введён неверно. Повторите после {{until}}',
    en: 'The code was wrong too many times. Try again after {{until}}',
  },
  'problem.second-factor.missing': {
    kz: 'Алдымен екі сатылы кіруді қосыңыз: мектеп оны талап етеді',
    ru: 'Сначала включите двухэтапный вход: этого требует школа',
    en: 'First turn two-step sign-in on: the school requires it',
  },
  'problem.second-factor.required': {
    kz: 'Мектеп екі сатылы кіруді талап етеді, оны өшіруге болмайды',
    ru: 'Школа требует двухэтапный вход, выключить его нельзя',
    en: 'The school requires two-step sign-in, it cannot be turned off',
  },
  'problem.second-factor.not-begun': {
    kz: 'Қосу басталмаған немесе ескірген. Қайтадан бастаңыз',
    ru: 'Включение не начато или устарело. Начните заново',
    en: 'Turning on was not begun or is out of date. Begin again',
  },
} satisfies Messages
