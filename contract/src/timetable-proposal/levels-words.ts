import type { Messages } from '../kernel/messages.ts'

/** How hard subjects are, as the school says. */
export const levelsWords = {
  'timetable-proposal.goal-hardLast': {
    kz: 'Күн соңындағы қиын пәндер',
    ru: 'Трудный предмет последним уроком',
    en: 'Hard subjects at the end of a day',
  },
  'timetable-proposal.levels': { kz: 'Пәндердің қиындығы', ru: 'Трудность предметов', en: 'How hard subjects are' },
  'timetable-proposal.levels-lead': {
    kz: 'Мемлекеттік нормада пәндердің қиындық шкаласы берілмеген, сондықтан оны мектептің өзі белгілейді. Қиын пән күннің соңғы сабағына қойылмауға тырысылады.',
    ru: 'Государственной шкалы трудности предметов нет, поэтому её задаёт сама школа. Трудный предмет по возможности не ставится последним уроком дня.',
    en: 'No norm of the country ranks subjects, so the school does it itself. A hard subject is kept off the last lesson of a day where possible.',
  },
  'timetable-proposal.levels-note': {
    kz: 'Қиын деп белгіленген пән жоқ: бұл мақсат әзірге ескерілмейді.',
    ru: 'Трудных предметов не отмечено: эта цель пока не учитывается.',
    en: 'No subject is marked as hard: this goal is not minded yet.',
  },
  'timetable-proposal.levels-count': {
    kz: 'Қиын пәндер: {{count}}',
    ru: 'Трудных предметов: {{count}}',
    en: 'Hard subjects: {{count}}',
  },
  'timetable-proposal.levels-usual': {
    kz: 'Әдеттегі ретпен толтыру',
    ru: 'Заполнить обычным порядком',
    en: 'Fill with the usual order',
  },
  'timetable-proposal.levels-usual-done': {
    kz: 'Ұсынылған деңгейлер қойылды. Қарап шығып, сақтаңыз.',
    ru: 'Поставлены предложенные уровни. Проверьте и сохраните.',
    en: 'The proposed levels are set. Look at them and save.',
  },
  'timetable-proposal.levels-none': {
    kz: 'Бұл оқу жылының жүктемесінде пән жоқ',
    ru: 'В нагрузке этого года нет предметов',
    en: 'The load of this year has no subjects',
  },
  'timetable-proposal.levels-saved': { kz: 'Деңгейлер сақталды', ru: 'Уровни сохранены', en: 'The levels are saved' },
  'timetable-proposal.level-subject': { kz: 'Пән', ru: 'Предмет', en: 'Subject' },
  'timetable-proposal.level': { kz: 'Деңгейі', ru: 'Уровень', en: 'Level' },
  'timetable-proposal.level-of': {
    kz: 'Деңгейі: {{subject}}',
    ru: 'Уровень: {{subject}}',
    en: 'Level: {{subject}}',
  },
  'timetable-proposal.level-unset': { kz: 'Белгіленбеген', ru: 'Не задан', en: 'Not set' },
  'timetable-proposal.level-light': { kz: 'Жеңіл', ru: 'Лёгкий', en: 'Light' },
  'timetable-proposal.level-middle': { kz: 'Орташа', ru: 'Средний', en: 'Middle' },
  'timetable-proposal.level-hard': { kz: 'Қиын', ru: 'Трудный', en: 'Hard' },
} satisfies Messages
