import type { Messages } from '../kernel/messages.ts'
import { dialogWords } from './dialog-words.ts'
import { screenWords } from './screen-words.ts'
import { sochWords } from './soch-words.ts'
import { vacationWords } from './vacation-words.ts'

export const messages = {
  ...screenWords,
  ...dialogWords,
  ...sochWords,
  ...vacationWords,
  'problem.schedule.conflict': {
    kz: 'Бұл уақыт бос емес',
    ru: 'Это время занято',
    en: 'This time is taken',
  },
  'problem.schedule.stale': {
    kz: 'Осы аралықта сабақты басқа адам өзгертті. Жаңа нұсқасын қарап, қайталаңыз',
    ru: 'Урок тем временем изменил другой человек. Посмотрите изменения и повторите',
    en: 'Somebody changed the lesson meanwhile. Look at the changes and try again',
  },
  'problem.schedule.conducted': {
    kz: 'Өткізілген сабақ өзгертілмейді. Алдымен өткізілгені туралы белгіні алып тастаңыз',
    ru: 'Проведённый урок не меняют. Сначала снимите отметку о проведении',
    en: 'A lesson that was held is not changed. First mark it as not held',
  },
  'problem.schedule.period-closed': {
    kz: 'Бұл пәннің тоқсаны жабылған: сабақтары қосылмайды, ауыстырылмайды және жойылмайды',
    ru: 'Четверть по этому предмету закрыта: уроки в ней не добавляют, не переносят и не удаляют',
    en: 'The quarter of this subject is closed: its lessons are not added, moved or removed',
  },
  'problem.schedule.marked': {
    kz: 'Сабақта балл не белгі қойылған: {{marks}}. Алдымен оларды журналда тазалаңыз',
    ru: 'На уроке уже стоят баллы или отметки: {{marks}}. Сначала очистите их в журнале',
    en: 'The lesson holds scores or signs: {{marks}}. Clear them in the journal first',
  },
  'problem.schedule.holiday': {
    kz: '{{date}}: {{name}}. Бұл күні сабақ болмайды',
    ru: '{{date}}: {{name}}. В этот день уроков нет',
    en: '{{date}}: {{name}}. There are no lessons on this day',
  },
  'problem.schedule.sunday': {
    kz: '{{date}} — жексенбі. Жексенбіге сабақты тек мектеп басшылығы қояды',
    ru: '{{date}} — воскресенье. На воскресенье уроки ставит только администрация школы',
    en: '{{date}} is a Sunday. Only the school management puts lessons on Sundays',
  },
  'problem.schedule.outside-quarters': {
    kz: '{{date}} ешбір тоқсанға кірмейді. Тоқсан ішіндегі күнді таңдаңыз',
    ru: '{{date}} не входит ни в одну четверть. Выберите день внутри четверти',
    en: '{{date}} lies in no quarter. Choose a day inside a quarter',
  },
  'problem.schedule.theme-taken': {
    kz: 'Бұл тақырыпқа сабақ қойылған. Басқа тақырыпты таңдаңыз',
    ru: 'У этой темы уже есть урок. Выберите другую тему',
    en: 'This theme already has a lesson. Choose another theme',
  },
  'problem.schedule.plan-missing': {
    kz: 'Бұл сынып пен пәнге күнтізбелік жоспар жоқ. Алдымен жоспар құрыңыз',
    ru: 'Для этого класса и предмета нет календарного плана. Сначала создайте план',
    en: 'There is no calendar plan for this class and subject. Make the plan first',
  },
  'problem.schedule.has-work': {
    kz: 'Оқушылар бұл сабақтың тапсырмаларын орындай бастаған: сабақ орнында қалады',
    ru: 'Ученики уже выполняют задания этого урока: он остаётся на месте',
    en: 'Students have begun the work of this lesson: it stays',
  },
  'problem.schedule.has-content': {
    kz: 'Сабақпен бірге үй тапсырмасы ({{homework}}) мен материалдар ({{materials}}) жойылады',
    ru: 'Вместе с уроком удалятся домашнее задание ({{homework}}) и материалы ({{materials}})',
    en: 'Homework ({{homework}}) and materials ({{materials}}) would go with the lesson',
  },
  'field.schedule.time-order': {
    kz: 'Сабақ басталғаннан кейін аяқталуы керек',
    ru: 'Урок должен закончиться позже, чем начался',
    en: 'The lesson has to end after it begins',
  },
  'field.schedule.disagrees': {
    kz: 'Басқа өрістерге сәйкес келмейді: тексеріп, қайталаңыз',
    ru: 'Не согласуется с другими полями: проверьте их',
    en: 'This does not agree with the other fields: check them',
  },
  'field.schedule.no-saved-work': {
    kz: 'Мұндай сақталған жұмыс жоқ',
    ru: 'Такой сохранённой работы нет',
    en: 'There is no such saved work',
  },
  'field.schedule.no-free-time': {
    kz: 'Бұл күні бос сабақ уақыты жоқ: уақытын көрсетіңіз',
    ru: 'В этот день нет свободного времени урока: укажите время',
    en: 'No lesson time is free on this day: name the time',
  },
  'field.schedule.kind-of-plan': {
    kz: 'Бұл пәнде мұндай жұмыс түрі жоқ: сынақ пен бағаланбайтын пәнде БЖБ мен ТЖБ, жартыжылдықта ТЖБ болмайды',
    ru: 'Для этого предмета такой вид работы недоступен: без отметок нет СОР и СОЧ, при полугодовой оценке нет СОЧ',
    en: 'This kind of work is not for the subject: without marks there is no SOR or SOCH, by half-years no SOCH',
  },
  'field.schedule.theme-of-plan': {
    kz: 'Тақырып осы сынып пен пәннің жоспарынан болуы керек',
    ru: 'Тема должна быть из плана этого класса и предмета',
    en: 'The theme has to come from the plan of this class and subject',
  },
  'field.schedule.kind-of-theme': {
    kz: 'Тақырып басқа сабақ түріне арналған',
    ru: 'Тема предназначена для другого типа урока',
    en: 'The theme is meant for another lesson type',
  },
  'field.schedule.cabinet': {
    kz: 'Мектепте мұндай кабинет жоқ',
    ru: 'В школе нет такого кабинета',
    en: 'The school has no such room',
  },
  'schedule.warn-sor': {
    kz: 'Бұл тоқсандағы БЖБ саны: {{count}}. Ереже бойынша ең көбі {{max}}',
    ru: 'СОР в этой четверти: {{count}}. По правилам не больше {{max}}',
    en: 'SOR in this quarter: {{count}}. The rules allow {{max}} at most',
  },
  'schedule.warn-soch-day': {
    kz: 'Осы күні сыныпта ТЖБ саны: {{count}}. Ереже бойынша ең көбі {{max}}',
    ru: 'СОЧ у класса в этот день: {{count}}. По правилам не больше {{max}}',
    en: 'SOCH of the class on this day: {{count}}. The rules allow {{max}} at most',
  },
  'schedule.warn-soch-last': {
    kz: 'ТЖБ тоқсанның соңғы күніне қойылмайды',
    ru: 'СОЧ не ставят на последний день четверти',
    en: 'A SOCH is not put on the last day of a quarter',
  },
  'schedule.warn-soch-sor': {
    kz: 'Бір пәннен БЖБ мен ТЖБ бір күнге қойылмайды',
    ru: 'СОР и СОЧ по одному предмету не ставят на один день',
    en: 'A SOR and a SOCH of one subject are not put on one day',
  },
  'schedule.warn-theme-quarter': {
    kz: 'Тақырып басқа тоқсанға жоспарланған',
    ru: 'Тема запланирована на другую четверть',
    en: 'The theme is planned for another quarter',
  },
} satisfies Messages
