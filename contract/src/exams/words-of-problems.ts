import type { Messages } from '../kernel/messages.ts'

/** Why something about a work was refused. */
export const wordsOfProblems = {
  'field.before-start': {
    kz: 'Аяқталуы басталуынан кейін болуы керек',
    ru: 'Окончание должно быть позже начала',
    en: 'The end has to be after the beginning',
  },
  'problem.exam.closed': {
    kz: 'Жұмыс аяқталды, жауап қабылданбайды. Жазғандарыңыз осы құрылғыда сақталды',
    ru: 'Работа завершена, ответы больше не принимаются. Написанное осталось на этом устройстве',
    en: 'The work is over, no answers are taken. What you wrote stays on this device',
  },
  'problem.exam.not-open': {
    kz: 'Жұмыс әлі ашылған жоқ',
    ru: 'Работа ещё не открыта',
    en: 'The work is not open yet',
  },
  'problem.exam.reset': {
    kz: 'Мұғалім жұмысты қайта бастауға қайтарды. Бұрын жазғандарыңыз осы құрылғыда сақталды',
    ru: 'Учитель вернул работу, её можно начать заново. Написанное раньше осталось на этом устройстве',
    en: 'The teacher put the work back: it can be begun anew. What you wrote before stays on this device',
  },
  'problem.exam.stale': {
    kz: 'Бұл жауап басқа қойындыда немесе құрылғыда өзгертілген',
    ru: 'Этот ответ изменён в другой вкладке или на другом устройстве',
    en: 'This answer was changed in another tab or on another device',
  },
  'problem.exam.answer-unfit': {
    kz: 'Бұл сұраққа мұндай жауап беруге болмайды',
    ru: 'На этот вопрос нельзя ответить так',
    en: 'This question cannot be answered like that',
  },
  'problem.exam.too-many-files': {
    kz: 'Бір жұмысқа ең көбі {{most}} файл қосылады',
    ru: 'К работе можно приложить не больше {{most}} файлов',
    en: 'A work takes {{most}} files at most',
  },
  'problem.exam.other-kind': {
    kz: 'Сабақ тақырыбы басқа түрдегі жұмысты талап етеді',
    ru: 'Тема урока требует работы другого вида',
    en: 'The theme of the lesson asks for another kind of work',
  },
  'problem.exam.other-maximum': {
    kz: 'Жұмыстың ең жоғары балы {{work}}, ал тақырыптыкі {{theme}}: алдымен біреуін түзетіңіз',
    ru: 'Максимум работы {{work}}, а темы {{theme}}: сначала исправьте одно из них',
    en: 'The work brings {{work}} points, the theme asks for {{theme}}: mend one of them first',
  },
  'problem.exam.begun': {
    kz: 'Жұмысты бастағандар бар: оны қайтарып алуға болмайды, тек аяқтауға болады',
    ru: 'Работу уже начали: отозвать её нельзя, можно только завершить',
    en: 'Somebody has begun: the work can be ended, not taken back',
  },
  'problem.exam.window-over': {
    kz: 'Аяқталатын уақыты өтіп кеткен',
    ru: 'Время окончания уже прошло',
    en: 'The end lies in the past',
  },
  'problem.exam.score-stale': {
    kz: 'Бұл жауапты басқа біреу бағалады немесе жауап өзгерді: бет жаңартылды',
    ru: 'Этот ответ уже оценил кто-то другой, или ответ изменился: страница обновлена',
    en: 'Somebody else scored this answer, or it changed: the page was read anew',
  },
  'problem.exam.parts-unfit': {
    kz: 'Дескриптордың балынан артық қоюға болмайды',
    ru: 'Баллов больше, чем у дескриптора',
    en: 'More points than the descriptor has',
  },
  'problem.exam.not-sealed': {
    kz: 'Оқушы әлі жауап беріп отыр',
    ru: 'Ученик ещё отвечает',
    en: 'The student is still answering',
  },
  'problem.exam.plan-stale': {
    kz: 'Осы арада кілт немесе балдар өзгерді: жоспарды қайта қараңыз',
    ru: 'За это время изменились ключ или баллы: посмотрите план ещё раз',
    en: 'Keys or points changed meanwhile: look at the plan again',
  },
  'problem.exam.key-unfit': {
    kz: 'Бұл кілт сұраққа сәйкес келмейді',
    ru: 'Этот ключ не подходит к вопросу',
    en: 'This key does not fit its question',
  },
} satisfies Messages
