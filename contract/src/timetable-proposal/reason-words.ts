import type { Messages } from '../kernel/messages.ts'

/** What the load lacks, why a lesson has no place, and why an act was refused. */
export const reasonWords = {
  'timetable-proposal.load-no-bells': {
    kz: '{{who}}: қоңырау кестесі таңдалмаған',
    ru: '{{who}}: не выбрано расписание звонков',
    en: '{{who}}: no bell schedule is chosen',
  },
  'timetable-proposal.load-no-plans': {
    kz: '{{who}}: күнтізбелік жоспар жоқ',
    ru: '{{who}}: нет календарных планов',
    en: '{{who}}: no calendar plans',
  },
  'timetable-proposal.load-class-hours': {
    kz: '{{who}}: аптасына {{need}} сабақ керек, ал аптаға {{have}} сабақ сыяды',
    ru: '{{who}}: уроков в неделю {{need}}, а мест {{have}}',
    en: '{{who}}: {{need}} lessons a week, and places for {{have}}',
  },
  'timetable-proposal.load-teacher-hours': {
    kz: '{{who}}: аптасына {{need}} сабақ беруі керек, ал аптаға {{have}} сабақ сыяды',
    ru: '{{who}}: уроков в неделю {{need}}, а мест {{have}}',
    en: '{{who}}: {{need}} lessons a week, and places for {{have}}',
  },
  'timetable-proposal.load-teacher-gone': {
    kz: '{{who}}: мұғалім архивте, ал аптасына {{need}} сабағы бар',
    ru: '{{who}}: учитель в архиве, а уроков в неделю {{need}}',
    en: '{{who}}: the teacher is in the archive and has {{need}} lessons a week',
  },
  'timetable-proposal.reason-locked-clash': {
    kz: 'өзгермейтін апталар бір-біріне қайшы келеді',
    ru: 'неизменяемые недели пересекаются',
    en: 'weeks that stay as they are clash',
  },
  'timetable-proposal.reason-room-missing': {
    kz: 'бұл сабаққа кабинет жоқ',
    ru: 'для урока нет кабинета',
    en: 'there is no room for the lesson',
  },
  'timetable-proposal.reason-no-common-time': {
    kz: 'сынып, мұғалім және кабинет бір уақытта бос болмайды',
    ru: 'класс, учитель и кабинет никогда не свободны вместе',
    en: 'class, teacher and room are never free together',
  },
  'timetable-proposal.reason-class-hours': {
    kz: 'сыныпқа {{need}} сабақ керек, ал аптаға {{have}} сыяды',
    ru: 'классу нужно уроков: {{need}}, а мест в неделе {{have}}',
    en: 'the class needs {{need}} lessons and the week holds {{have}}',
  },
  'timetable-proposal.reason-teacher-hours': {
    kz: 'мұғалімде {{need}} сабақ бар, ал аптаға {{have}} сыяды',
    ru: 'у учителя уроков: {{need}}, а мест в неделе {{have}}',
    en: 'the teacher has {{need}} lessons and the week holds {{have}}',
  },
  'timetable-proposal.reason-teacher-availability': {
    kz: 'мұғалімде {{need}} сабақ бар, ал бос уақыты {{have}} сабаққа жетеді',
    ru: 'у учителя уроков: {{need}}, а свободного времени на {{have}}',
    en: 'the teacher has {{need}} lessons and free time for {{have}}',
  },
  'timetable-proposal.reason-room-hours': {
    kz: 'кабинеттерге {{need}} сабақ керек, ал {{have}} сыяды',
    ru: 'кабинетам нужно вместить уроков: {{need}}, а мест {{have}}',
    en: 'the rooms need to hold {{need}} lessons and hold {{have}}',
  },
  'timetable-proposal.reason-crowded': {
    kz: 'қалған бос орындардың бәрі мұғалімге немесе кабинетке қайшы келеді',
    ru: 'все оставшиеся места заняты учителем или кабинетом',
    en: 'every place that is left clashes with the teacher or the room',
  },
  'timetable-proposal.left-line': {
    kz: '{{group}}, {{subject}}, {{teacher}}: {{lessons}} сабақ: {{reason}}',
    ru: '{{group}}, {{subject}}, {{teacher}}, уроков: {{lessons}}: {{reason}}',
    en: '{{group}}, {{subject}}, {{teacher}}, lessons: {{lessons}}: {{reason}}',
  },
  'problem.timetable-proposal.moved': {
    kz: 'Жүктеме немесе үлгі апта өзгерді. Бетті жаңартып, қайта қараңыз',
    ru: 'Нагрузка или эталонная неделя изменилась. Обновите страницу и посмотрите снова',
    en: 'The load or the reference week has changed. Reload the page and look again',
  },
  'problem.timetable-proposal.applied': {
    kz: 'Бұл ұсыныс үлгі аптада тұр',
    ru: 'Это предложение уже стоит в эталонной неделе',
    en: 'This proposal stands in the reference week already',
  },
  'problem.timetable-proposal.not-applied': {
    kz: 'Бұл ұсыныс үлгі аптаға қойылмаған',
    ru: 'Это предложение не стоит в эталонной неделе',
    en: 'This proposal does not stand in the reference week',
  },
  'problem.timetable-proposal.nothing-to-lay': {
    kz: 'Қоңырауы мен жоспары бар сынып жоқ',
    ru: 'Нет ни одного класса со звонками и планами',
    en: 'No class has both bells and plans',
  },
} satisfies Messages
