import type { Messages } from '../../kernel/messages.ts'

export const wordsOfProblems = {
  'field.message-long': {
    kz: 'Хабарлама 800 таңбадан аспасын',
    ru: 'Сообщение не длиннее 800 знаков',
    en: 'A message has 800 characters at most',
  },
  'field.message-marks': {
    kz: 'Хабарламада көрінбейтін таңбалар бар. Мәтінді қайта теріңіз',
    ru: 'В сообщении есть невидимые знаки. Наберите текст заново',
    en: 'The message holds characters that cannot be seen. Type it anew',
  },
  'problem.chat.closed': {
    kz: 'Бұл әңгіме жабық: оқуға болады, жазуға болмайды',
    ru: 'Эта беседа закрыта: её можно читать, но не писать в неё',
    en: 'This talk is closed: it can be read and not written to',
  },
  'problem.chat.message-reused': {
    kz: 'Хабарлама жіберілмеді. Мәтінді қайта теріңіз',
    ru: 'Сообщение не отправлено. Наберите его ещё раз',
    en: 'The message was not sent. Type it once more',
  },
  'problem.chat.warned': {
    kz: 'Хабарламада байланыс деректері, басқа мессенджер немесе ренжітетін сөз бар. Жіберер алдында тексеріңіз',
    ru: 'В сообщении есть контакты, другой мессенджер или обидные слова. Проверьте его перед отправкой',
    en: 'The message holds contacts, another messenger or words that hurt. Look at it before sending',
  },
  'problem.chat.too-many-talks': {
    kz: 'Бір күнде {{most}} жаңа әңгімеден артық бастауға болмайды. Ертең жалғастырыңыз',
    ru: 'За день можно начать не больше {{most}} новых бесед. Продолжите завтра',
    en: 'At most {{most}} new talks may be begun in a day. Go on tomorrow',
  },
  'problem.chat.same-words': {
    kz: 'Бұл сөздерді бірнеше рет жіберіп қойдыңыз. Жауабын күтіңіз',
    ru: 'Вы уже отправили эти слова несколько раз. Подождите ответа',
    en: 'You have sent these words several times. Wait for an answer',
  },
  'problem.chat.change-over': {
    kz: '15 минут өтті: хабарлама енді өзгертілмейді',
    ru: 'Прошло 15 минут: сообщение больше не изменить',
    en: '15 minutes are over: the message changes no more',
  },
  'problem.chat.taken-back': {
    kz: 'Бұл хабарлама қайтарып алынған',
    ru: 'Это сообщение отозвано',
    en: 'This message was taken back',
  },
  'problem.chat.lesson-closed': {
    kz: 'Сабақ чаты басталуға 10 минут қалғанда ашылып, аяқталған соң екі сағаттан кейін жабылады',
    ru: 'Чат урока открывается за 10 минут до начала и закрывается через два часа после конца',
    en: 'The chat of a lesson opens 10 minutes before it and closes two hours after it',
  },
  'problem.chat.muted': {
    kz: 'Мұғалім бұл сабақта жазуыңызды тоқтатты',
    ru: 'Учитель отключил вам сообщения на этом уроке',
    en: 'The teacher has muted you in this lesson',
  },
  'problem.chat.urgent': {
    kz: 'Шұғыл хабарламаны тек әкімшілік жібереді',
    ru: 'Срочные сообщения отправляет только администрация',
    en: 'Only the management sends urgent messages',
  },
  'problem.chat.too-many-later': {
    kz: 'Бұл әңгімеде таңды күтіп тұрған хабарлама {{most}}: бірін алып тастаңыз',
    ru: 'В этой беседе утра ждут {{most}} сообщений: уберите одно из них',
    en: '{{most}} messages wait for the morning in this talk: remove one of them',
  },
  'problem.chat.too-many-phrases': {
    kz: 'Дайын сөйлем {{most}}-дан аспайды: біреуін жойыңыз',
    ru: 'Готовых фраз не больше {{most}}: удалите одну',
    en: 'At most {{most}} phrases are kept: delete one',
  },
  'problem.chat.report-decided': {
    kz: 'Бұл шағым қаралып қойған',
    ru: 'Эта жалоба уже рассмотрена',
    en: 'This report has been decided',
  },
  'problem.chat.opening-needs-other': {
    kz: 'Ашуға екінші адам келісуі керек: директор мен әлеуметтік педагог бірге шешеді',
    ru: 'Согласиться должен второй человек: решают вместе директор и социальный педагог',
    en: 'A second person has to agree: the principal and the social worker decide together',
  },
  'problem.chat.opening-over': {
    kz: 'Әңгіме ашық емес: келісім жоқ немесе бір күн өтті',
    ru: 'Беседа не открыта: согласия нет или сутки прошли',
    en: 'The talk is not open: nobody has agreed, or the day is over',
  },
  'problem.chat.opening-decided': {
    kz: 'Бұл сұрауға жауап берілген',
    ru: 'На этот запрос уже ответили',
    en: 'This request has been answered',
  },
} satisfies Messages
