import type { Messages } from '../kernel/messages.ts'
import { dialogs } from './dialog-words.ts'
import { screens } from './screen-words.ts'

export const messages = {
  ...screens,
  ...dialogs,
  'problem.journal.stale': {
    kz: 'Сіз ашқаннан кейін бұл ұяшық өзгерген',
    ru: 'Эта ячейка изменилась после того, как вы её открыли',
    en: 'This cell has changed since you opened it',
  },
  'problem.journal.score-out-of-range': {
    kz: 'Балл 1 мен {{max}} аралығындағы бүтін сан болуы керек',
    ru: 'Балл — целое число от 1 до {{max}}',
    en: 'A score is a whole number from 1 to {{max}}',
  },
  'problem.journal.score-beside-absence': {
    kz: 'Сабақта болмаған оқушыға балл қойылмайды: белгіні немесе балды алып тастаңыз',
    ru: 'Отсутствующему балл не ставят: уберите отметку или балл',
    en: 'An absent student has no score: clear the sign or the score',
  },
  'problem.journal.not-in-group': {
    kz: 'Бұл күні оқушы осы сыныпта немесе топшада болмаған',
    ru: 'В этот день ученик не числился в классе или подгруппе',
    en: 'The student was not in the class or subgroup on that day',
  },
  'problem.journal.lesson-not-begun': {
    kz: 'Сабақ әлі басталған жоқ',
    ru: 'Урок ещё не начался',
    en: 'The lesson has not begun yet',
  },
  'problem.journal.period-closed': {
    kz: 'Кезең жабылған: журналды тек қарауға болады',
    ru: 'Период закрыт: журнал можно только смотреть',
    en: 'The period is closed: the journal can only be read',
  },
  'problem.journal.not-assessed': {
    kz: 'Бұл пәннен балл қойылмайды, тек қатысу белгіленеді',
    ru: 'По этому предмету баллы не ставят, отмечают только посещение',
    en: 'This subject has no scores, only attendance',
  },
  'problem.journal.not-your-lesson': {
    kz: 'Бұл сабақты басқа мұғалім жүргізеді: журналды тек қарай аласыз',
    ru: 'Этот урок ведёт другой учитель: журнал доступен только для чтения',
    en: 'Another teacher gives this lesson: you can only read its journal',
  },
  'problem.journal.no-such-lesson': { kz: 'Мұндай сабақ жоқ', ru: 'Такого урока нет', en: 'There is no such lesson' },
  'problem.journal.operation-reused': {
    kz: 'Бұл операция нөмірі басқа ұяшыққа немесе балға қолданылған. Бетті жаңартып, қайта енгізіңіз',
    ru: 'Этот номер операции уже использован для другой ячейки или балла. Обновите страницу и введите снова',
    en: 'This operation id was used for another cell or value. Reload the page and enter it again',
  },
  'problem.journal.other-work': {
    kz: 'Бұл сабақта мұндай жұмыс өткізілмейді: балл журналға түспеді',
    ru: 'На этом уроке такая работа не проводится: баллы в журнал не внесены',
    en: 'This lesson is not for a work of this kind: the points did not go into the journal',
  },
  'problem.journal.other-maximum': {
    kz: 'Жұмыстың ең жоғары балы {{outOf}}, ал журналда {{max}}: балл түспеді',
    ru: 'У работы максимум {{outOf}}, а в журнале {{max}}: баллы не внесены',
    en: 'The work is out of {{outOf}}, the journal’s lesson out of {{max}}: the points were not stored',
  },
} satisfies Messages
