import type { Messages } from '../kernel/messages.ts'

export const messages = {
  'auth.title': { kz: 'Жүйеге кіру', ru: 'Вход', en: 'Sign in' },
  'auth.lead': {
    kz: 'Мектептен алған логин мен құпиясөзді жазыңыз',
    ru: 'Введите логин и пароль, которые выдала школа',
    en: 'Use the login and password your school gave you',
  },
  'auth.login': { kz: 'Логин', ru: 'Логин', en: 'Login' },
  'auth.password': { kz: 'Құпиясөз', ru: 'Пароль', en: 'Password' },
  'auth.enter': { kz: 'Кіру', ru: 'Войти', en: 'Sign in' },
  'auth.forgot': {
    kz: 'Құпиясөзді ұмытсаңыз, сынып жетекшісіне немесе мектеп әкімшілігіне хабарласыңыз.',
    ru: 'Если вы забыли пароль, обратитесь к классному руководителю или в администрацию школы.',
    en: 'If you forgot your password, ask your group lead or the school office.',
  },
  'auth.to-ustaz': {
    kz: 'Ustaz платформасында тіркелу',
    ru: 'Регистрация на платформе Ustaz',
    en: 'Register for the Ustaz platform',
  },
  'auth.demo-title': { kz: 'Демо мектеп', ru: 'Демонстрационная школа', en: 'The demo school' },
  'auth.demo-lead': {
    kz: 'Рөлді таңдап, бірден кіріңіз',
    ru: 'Выберите роль и войдите сразу',
    en: 'Choose a role and enter at once',
  },
  'auth.entering': { kz: 'Кіріп жатырмыз', ru: 'Входим', en: 'Signing you in' },
  'auth.hand-over-title': { kz: 'Сілтеме арқылы кіру', ru: 'Вход по ссылке', en: 'Sign in from a link' },
  'auth.hand-over-failed': {
    kz: 'Сілтеме ескірген немесе бұрын пайдаланылған. Логин мен құпиясөз арқылы кіріңіз.',
    ru: 'Ссылка устарела или уже использована. Войдите по логину и паролю.',
    en: 'The link has expired or was used before. Sign in with your login and password.',
  },
  'auth.to-sign-in': { kz: 'Кіру бетіне өту', ru: 'Перейти ко входу', en: 'Go to the sign-in page' },
  'auth.ustaz-title': {
    kz: 'Ustaz платформасында тіркелу',
    ru: 'Регистрация на платформе Ustaz',
    en: 'Registration for Ustaz',
  },
  'auth.ustaz-lead': {
    kz: 'Мектепте тіркелмеген педагогтерге арналған. Тіркелген соң бірден кіресіз.',
    ru: 'Для педагогов, которых нет в школе на платформе. После регистрации вы сразу войдёте.',
    en: 'For teachers without a school on the platform. You are signed in right after registering.',
  },
  'auth.surname': { kz: 'Тегі', ru: 'Фамилия', en: 'Surname' },
  'auth.firstname': { kz: 'Аты', ru: 'Имя', en: 'First name' },
  'auth.lastname': { kz: 'Әкесінің аты', ru: 'Отчество', en: 'Patronymic' },
  'auth.iin': { kz: 'ЖСН', ru: 'ИИН', en: 'IIN' },
  'auth.phone': { kz: 'Телефон', ru: 'Телефон', en: 'Phone' },
  'auth.email': { kz: 'Электрондық пошта', ru: 'Электронная почта', en: 'Email' },
  'auth.register': { kz: 'Тіркелу', ru: 'Зарегистрироваться', en: 'Register' },
  'auth.have-account': { kz: 'Аккаунтым бар', ru: 'У меня есть аккаунт', en: 'I have an account' },
  'auth.change-password': { kz: 'Құпиясөзді өзгерту', ru: 'Сменить пароль', en: 'Change the password' },
  'auth.default-password': {
    kz: 'Құпиясөзіңіз әлі мектеп берген күйінде. Оны тек өзіңіз білетін құпиясөзге ауыстырыңыз.',
    ru: 'У вас всё ещё пароль, выданный школой. Замените его на тот, который знаете только вы.',
    en: 'You still use the password the school gave you. Replace it with one only you know.',
  },
  'auth.old-password': { kz: 'Қазіргі құпиясөз', ru: 'Текущий пароль', en: 'Current password' },
  'auth.new-password': { kz: 'Жаңа құпиясөз', ru: 'Новый пароль', en: 'New password' },
  'auth.repeat-password': {
    kz: 'Жаңа құпиясөзді қайталаңыз',
    ru: 'Повторите новый пароль',
    en: 'Repeat the new password',
  },
  'auth.password-hint': {
    kz: '{{min}}–{{max}} таңба, бос орынсыз, латын әріптері',
    ru: '{{min}}–{{max}} знаков, без пробелов, латинские буквы',
    en: '{{min}}–{{max}} characters, no spaces, Latin letters',
  },
  'auth.password-hint-managed': {
    kz: '{{min}}–{{max}} таңба, бос орынсыз, кемінде бір латын әрпі мен бір цифр',
    ru: '{{min}}–{{max}} знаков, без пробелов, хотя бы одна латинская буква и одна цифра',
    en: '{{min}}–{{max}} characters, no spaces, at least one Latin letter and one digit',
  },
  'auth.password-help': { kz: 'Бейненұсқаулық', ru: 'Видеоинструкция', en: 'Help video' },
  'auth.password-changed': {
    kz: 'Құпиясөз өзгерді. Басқа құрылғылардағы сессиялар аяқталды.',
    ru: 'Пароль изменён. Сессии на других устройствах завершены.',
    en: 'The password was changed. Sessions on other devices have ended.',
  },
  'auth.related-title': { kz: 'Менің аккаунттарым', ru: 'Мои аккаунты', en: 'My accounts' },
  'auth.related-lead': {
    kz: 'Бір адамның барлық орны: мектептері мен рөлдері. Ауысу үшін таңдаңыз.',
    ru: 'Все места одного человека: школы и роли. Выберите, куда перейти.',
    en: 'Every place of one person: schools and roles. Choose where to go.',
  },
  'auth.related-current': { kz: 'Қазір осында', ru: 'Сейчас здесь', en: 'You are here' },
  'auth.related-only': {
    kz: 'Басқа аккаунтыңыз жоқ',
    ru: 'Других аккаунтов нет',
    en: 'You have no other accounts',
  },
  'field.password_space': {
    kz: 'Құпиясөзде бос орын болмауы керек',
    ru: 'Пароль не должен содержать пробелов',
    en: 'The password must not contain spaces',
  },
  'field.password_max_length': {
    kz: 'Құпиясөз {{max}} таңбадан аспауы керек',
    ru: 'Пароль не длиннее {{max}} знаков',
    en: 'The password may have at most {{max}} characters',
  },
  'field.password_min_length_changeable': {
    kz: { other: 'Құпиясөз кемінде {{count}} таңбадан тұруы керек' },
    ru: {
      one: 'Пароль не короче {{count}} знака',
      few: 'Пароль не короче {{count}} знаков',
      many: 'Пароль не короче {{count}} знаков',
      other: 'Пароль не короче {{count}} знака',
    },
    en: {
      one: 'The password needs at least {{count}} character',
      other: 'The password needs at least {{count}} characters',
    },
  },
  'field.password_invalid': {
    kz: 'Құпиясөзде кирилл және қазақ әріптері болмауы керек',
    ru: 'Пароль не должен содержать кириллицу и казахские буквы',
    en: 'The password must not contain Cyrillic or Kazakh letters',
  },
  'field.password_number_and_letter': {
    kz: 'Құпиясөзде кемінде бір цифр мен бір әріп болуы керек',
    ru: 'В пароле нужны хотя бы одна цифра и одна буква',
    en: 'The password needs at least one digit and one letter',
  },
  'field.phone': {
    kz: 'Телефонды +7 (7xx) xxx-xx-xx түрінде толық жазыңыз',
    ru: 'Введите телефон полностью: +7 (7xx) xxx-xx-xx',
    en: 'Write the whole number: +7 (7xx) xxx-xx-xx',
  },
  'field.email': {
    kz: 'Электрондық пошта мекенжайы дұрыс емес',
    ru: 'Неверный адрес электронной почты',
    en: 'The email address is not right',
  },
  'field.password_mismatch': {
    kz: 'Құпиясөздер сәйкес емес',
    ru: 'Пароли не совпадают',
    en: 'The passwords do not match',
  },
  'field.password_old_wrong': {
    kz: 'Қазіргі құпиясөз дұрыс емес',
    ru: 'Текущий пароль неверен',
    en: 'The current password is not right',
  },
  'field.password_same': {
    kz: 'Жаңа құпиясөз ескісінен өзгеше болуы керек',
    ru: 'Новый пароль должен отличаться от старого',
    en: 'The new password must differ from the old one',
  },
  'field.password_common': {
    kz: 'Бұл құпиясөзді табу оңай, басқасын ойлап табыңыз',
    ru: 'Этот пароль легко угадать, придумайте другой',
    en: 'This password is easy to guess, think of another',
  },
  'field.login_wrong': {
    kz: 'Логин немесе құпиясөз дұрыс емес',
    ru: 'Неверный логин или пароль',
    en: 'The login or the password is not right',
  },
  'field.person_name': {
    kz: 'Тек әріптер, бос орын, дефис және дәйекше болады',
    ru: 'Только буквы, пробел, дефис и апостроф',
    en: 'Only letters, spaces, hyphens and apostrophes',
  },
  'problem.auth.blocked.student': {
    kz: 'Аккаунтыңыз бұғатталған. Сынып жетекшісіне хабарласыңыз',
    ru: 'Ваш аккаунт заблокирован. Обратитесь к классному руководителю',
    en: 'Your account is blocked. Please ask your group lead',
  },
  'problem.auth.blocked.employee': {
    kz: 'Аккаунтыңыз бұғатталған. Мектеп әкімшілігіне хабарласыңыз',
    ru: 'Ваш аккаунт заблокирован. Обратитесь к администрации школы',
    en: 'Your account is blocked. Please ask the school office',
  },
  'problem.auth.place-lost': {
    kz: 'Аккаунтыңыз ешбір мектепке тіркелмеген. Мектеп әкімшілігіне хабарласыңыз',
    ru: 'Ваш аккаунт не привязан ни к одной школе. Обратитесь к администрации школы',
    en: 'Your account belongs to no school. Please ask the school office',
  },
  'problem.auth.refresh-refused': {
    kz: 'Сессия аяқталды, жүйеге қайта кіріңіз',
    ru: 'Сессия завершена, войдите снова',
    en: 'The session has ended, please sign in again',
  },
  'problem.auth.hand-over-refused': {
    kz: 'Сілтеме ескірген немесе бұрын пайдаланылған',
    ru: 'Ссылка устарела или уже использована',
    en: 'The link has expired or was used before',
  },
} satisfies Messages
