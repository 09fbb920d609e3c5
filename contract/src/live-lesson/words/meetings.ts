import type { Messages } from '../../kernel/messages.ts'

export const wordsOfMeetings = {
  'live.meeting': { kz: 'Бейнекездесу', ru: 'Видеовстреча', en: 'Video meeting' },
  'live.meeting-early': {
    kz: 'Кездесу {{at}} ашылады',
    ru: 'Встречу можно открыть с {{at}}',
    en: 'The meeting opens at {{at}}',
  },
  'live.meeting-over': { kz: 'Кездесу аяқталды', ru: 'Встреча закончилась', en: 'The meeting is over' },
  'live.meeting-not-open': { kz: 'Кездесу ашылмаған', ru: 'Встреча не открыта', en: 'The meeting is not open' },
  'live.meeting-teacher-hint': {
    kz: 'Сіз ашқанда оқушыларда «Кіру» батырмасы шығады',
    ru: 'Когда вы откроете, у учеников появится кнопка «Войти»',
    en: 'Once you open it, the students have a button to enter',
  },
  'live.meeting-student-hint': {
    kz: 'Мұғалім ашқанда батырма өзі шығады, бетті жаңартпай-ақ қойыңыз',
    ru: 'Когда учитель откроет, кнопка появится сама, обновлять страницу не нужно',
    en: 'The button appears by itself when the teacher has opened it',
  },
  'live.meeting-open': { kz: 'Кездесуді ашу', ru: 'Открыть встречу', en: 'Open the meeting' },
  'live.meeting-by-link': { kz: 'Сілтеме арқылы', ru: 'По ссылке', en: 'By a link' },
  'live.meeting-link': { kz: 'Кездесу сілтемесі', ru: 'Ссылка на встречу', en: 'Link of the meeting' },
  'live.meeting-link-hint': {
    kz: 'https:// деп басталатын мекенжай. Оқушыларда жаңа терезеде ашылады',
    ru: 'Адрес, который начинается с https://. У учеников откроется в новом окне',
    en: 'An address that begins with https://. It opens in a new window',
  },
  'live.meeting-is-open': {
    kz: 'Кездесу ашық: {{name}}, {{at}}',
    ru: 'Встреча открыта: {{name}}, {{at}}',
    en: 'The meeting is open: {{name}}, {{at}}',
  },
  'live.meeting-enter': { kz: 'Кездесуге кіру', ru: 'Войти во встречу', en: 'Enter the meeting' },
  'live.meeting-leave': { kz: 'Кездесуден шығу', ru: 'Выйти из встречи', en: 'Leave the meeting' },
  'live.meeting-close': { kz: 'Барлығына аяқтау', ru: 'Завершить для всех', en: 'End it for everybody' },
  'live.meeting-close-text': {
    kz: 'Кездесу барлығына жабылады. Қайта ашсаңыз, бөлме жаңа болады.',
    ru: 'Встреча закроется для всех. Если открыть снова, комната будет новой.',
    en: 'The meeting closes for everybody. Opened again it has a new room.',
  },
  'live.meeting-leave-title': { kz: 'Кездесуден шығасыз ба?', ru: 'Выйти из встречи?', en: 'Leave the meeting?' },
  'live.meeting-leave-text': {
    kz: 'Бейнекездесу жүріп жатыр. Бұл беттен кетсеңіз, одан шығасыз.',
    ru: 'Идёт видеовстреча. Если уйти с этой страницы, вы из неё выйдете.',
    en: 'A video meeting is running. Going away from this page takes you out of it.',
  },
  'live.meeting-sign-out': {
    kz: 'Бейнекездесу жүріп жатыр. Шықсаңыз, ол сіз үшін үзіледі.',
    ru: 'Идёт видеовстреча. При выходе она для вас прервётся.',
    en: 'A video meeting is running. Signing out breaks it off for you.',
  },
  'live.meeting-frame': { kz: 'Бейнекездесу терезесі', ru: 'Окно видеовстречи', en: 'Window of the video meeting' },
  'live.meeting-joining': { kz: 'Кездесуге қосылудамыз…', ru: 'Входим во встречу…', en: 'Entering the meeting…' },
  'live.meeting-joined': { kz: 'Сіз кездесудесіз', ru: 'Вы во встрече', en: 'You are in the meeting' },
  'live.meeting-silent': {
    kz: 'Кездесу сервері жауап бермеді. Шығып, қайта кіріп көріңіз',
    ru: 'Сервер встреч не отвечает. Выйдите и войдите снова',
    en: 'The meeting server does not answer. Leave and enter again',
  },
  'live.meeting-entered': { kz: 'Кіргендер', ru: 'Кто входил', en: 'Who came in' },
  'live.meeting-nobody': {
    kz: 'Оқушылардан әзірге ешкім кірген жоқ',
    ru: 'Из учеников пока никто не вошёл',
    en: 'None of the students has come in yet',
  },
  'live.meeting-no-entry': { kz: 'Кіруге болмайды', ru: 'Вход закрыт', en: 'No entry' },
  'live.meeting-here': { kz: 'кездесуде', ru: 'во встрече', en: 'in the meeting' },
  'live.meeting-gone': { kz: 'шықты', ru: 'вышел', en: 'left' },
  'problem.live.meeting-hours': {
    kz: 'Кездесу сабаққа {{minutes}} минут қалғаннан оның соңына дейін ашылады',
    ru: 'Встречу открывают за {{minutes}} минут до урока и до его конца',
    en: 'A meeting is opened from {{minutes}} minutes before the lesson until its end',
  },
  'problem.live.meeting-runs': {
    kz: 'Бұл сабақтың кездесуі ашылып қойған',
    ru: 'Встреча этого урока уже открыта',
    en: 'The meeting of this lesson is open already',
  },
  'problem.live.meeting-closed': {
    kz: 'Кездесу жабылған',
    ru: 'Встреча закрыта',
    en: 'The meeting is closed',
  },
  'problem.live.meeting-reused': {
    kz: 'Бұл кездесу басқа сабақтікі, қайта ашыңыз',
    ru: 'Эта встреча относится к другому уроку, откройте заново',
    en: 'This meeting belongs to something else, open it anew',
  },
  'problem.live.no-meeting-server': {
    kz: 'Мектепте кездесу сервері бапталмаған: сілтеме беріңіз',
    ru: 'Сервер встреч не настроен: дайте ссылку',
    en: 'There is no meeting server here: give a link',
  },
} as const satisfies Messages
