import type { Messages } from '../kernel/messages.ts'

export const messages = {
  'recovery.title': { kz: 'Құпиясөзді ұмыттыңыз ба?', ru: 'Забыли пароль?', en: 'Forgot the password?' },
  'recovery.lead': {
    kz: 'Логиніңізді жазыңыз: профильде растаған поштаңызға код жібереміз. Пошта расталмаса, мектепке хабарласыңыз',
    ru: 'Укажите логин: мы отправим код на почту, которую вы подтвердили в профиле. Если почты нет, обратитесь в школу',
    en: 'Type your login: a code goes to the e-mail that you proved in the profile. Without one, ask your school',
  },
  'recovery.login': { kz: 'Логин', ru: 'Логин', en: 'Login' },
  'recovery.send': { kz: 'Код жіберу', ru: 'Отправить код', en: 'Send a code' },
  'recovery.code-lead': {
    kz: 'Мұндай логин бар болса және поштасы расталса, код жіберілді. Ол {{minutes}} минут жарамды',
    ru: 'Если такой логин есть и его почта подтверждена, код отправлен. Он действует {{minutes}} минут',
    en: 'If there is such a login with a proved e-mail, a code was sent. It opens for {{minutes}} minutes',
  },
  'recovery.code': { kz: 'Хаттағы код', ru: 'Код из письма', en: 'Code of the letter' },
  'recovery.password': { kz: 'Жаңа құпиясөз', ru: 'Новый пароль', en: 'New password' },
  'recovery.password-again': { kz: 'Құпиясөзді қайталаңыз', ru: 'Повторите пароль', en: 'Repeat the password' },
  'recovery.open': { kz: 'Құпиясөзді сақтау', ru: 'Сохранить пароль', en: 'Save the password' },
  'recovery.done': { kz: 'Құпиясөз өзгерді', ru: 'Пароль изменён', en: 'The password is changed' },
  'recovery.done-lead': {
    kz: 'Барлық құрылғыдан шықтыңыз. Жаңа құпиясөзбен кіріңіз',
    ru: 'На всех устройствах вход завершён. Войдите с новым паролем',
    en: 'You were signed out everywhere. Sign in with the new password',
  },
  'recovery.letter-subject': {
    kz: 'Құпиясөзді өзгерту коды: {{code}}',
    ru: 'Код для смены пароля: {{code}}',
    en: 'Code for a new password: {{code}}',
  },
  'recovery.letter-text': {
    kz: 'Qalam жүйесінде құпиясөзді өзгерту коды: {{code}}. Ол {{minutes}} минут жарамды. Сұрамаған болсаңыз, ештеңе істемеңіз',
    ru: 'Код для смены пароля в Qalam: {{code}}. Он действует {{minutes}} минут. Если вы его не просили, ничего не делайте',
    en: 'The code for a new password in Qalam: {{code}}. It opens for {{minutes}} minutes. If you did not ask for it, do nothing',
  },
  'problem.recovery.no-letters': {
    kz: 'Бұл жүйе хат жібермейді: құпиясөзді мектеп береді',
    ru: 'Эта система не отправляет письма: новый пароль выдаст школа',
    en: 'No letters leave from here: your school hands out a new password',
  },
  'field.recovery_code': {
    kz: 'Код дұрыс емес немесе ол енді жарамайды',
    ru: 'Код неверный, или он больше не действует',
    en: 'The code is wrong, or it opens no more',
  },
} satisfies Messages
