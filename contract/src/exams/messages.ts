import type { Messages } from '../kernel/messages.ts'
import { wordsOfKeys } from './words-of-keys.ts'
import { wordsOfProblems } from './words-of-problems.ts'
import { wordsOfTeacher } from './words-of-teacher.ts'

export const messages = {
  ...wordsOfProblems,
  ...wordsOfTeacher,
  ...wordsOfKeys,
  'exams.title': { kz: 'Жұмыс', ru: 'Работа', en: 'Work' },
  'exams.lead': {
    kz: 'Сұрақ: {{count}} · {{minutes}} минут · ең көбі {{points}} балл',
    ru: 'Вопросов: {{count}} · {{minutes}} минут · максимум баллов: {{points}}',
    en: 'Questions: {{count}} · {{minutes}} minutes · points at most: {{points}}',
  },
  'exams.before': { kz: 'Бастамас бұрын', ru: 'Перед началом', en: 'Before you begin' },
  'exams.window': {
    kz: '{{from}} — {{until}} аралығында ашық',
    ru: 'Открыта: {{from}} — {{until}}',
    en: 'Open: {{from}} — {{until}}',
  },
  'exams.hint': {
    kz: 'Уақыт басталған сәттен есептеледі. Желі үзілсе де жауаптар осы құрылғыда сақталады',
    ru: 'Время идёт с начала работы. Если сеть пропадёт, ответы сохранятся на этом устройстве',
    en: 'Time runs from the start. If the network is lost, answers stay on this device',
  },
  'exams.start': { kz: 'Жұмысты бастау', ru: 'Начать работу', en: 'Begin the work' },
  'exams.other-tab': {
    kz: 'Бұл жұмыс басқа бетбелгіде ашық: жауапты сол жерде жазып жатырсыз',
    ru: 'Работа открыта в другой вкладке: ответы пишутся там',
    en: 'This work is open in another tab: answers are written there',
  },
  'exams.write-here': { kz: 'Осы жерде жазу', ru: 'Писать здесь', en: 'Write here' },
  'exams.over': { kz: 'Жұмыс аяқталды', ru: 'Работа завершена', en: 'The work is over' },
  'exams.answered': {
    kz: '{{of}} сұрақтың {{count}} жауабы бар',
    ru: 'Ответов: {{count}} из {{of}}',
    en: 'Answered: {{count}} of {{of}}',
  },
  'exams.not-released': {
    kz: 'Нәтиже бәрі аяқтаған соң ашылады: {{moment}}',
    ru: 'Результат откроется, когда закончат все: {{moment}}',
    en: 'The result is shown when everybody has ended: {{moment}}',
  },
  'exams.total': {
    kz: 'Балл: {{points}} / {{max}}',
    ru: 'Баллы: {{points}} из {{max}}',
    en: 'Points: {{points}} of {{max}}',
  },
  'exams.on-device': {
    kz: 'Осы құрылғыда: {{count}}',
    ru: 'На этом устройстве: {{count}}',
    en: 'On this device: {{count}}',
  },
  'exams.stored': { kz: 'Сақталды', ru: 'Сохранено', en: 'Stored' },
  'exams.minutes-left': { kz: '{{count}} минут қалды', ru: 'Осталось минут: {{count}}', en: 'Minutes left: {{count}}' },
  'exams.question': {
    kz: '{{number}}-сұрақ, барлығы {{of}}',
    ru: 'Вопрос {{number}} из {{of}}',
    en: 'Question {{number}} of {{of}}',
  },
  'exams.bell': {
    kz: 'Уақыт бітті. Бұрын жазылған жауаптар жіберіледі',
    ru: 'Время вышло. Данные раньше ответы отправляются',
    en: 'Time is over. Answers given before are being sent',
  },
  'exams.map': { kz: 'Жауаптар картасы', ru: 'Карта ответов', en: 'Answer map' },
  'exams.number': { kz: '{{number}}-сұрақ', ru: 'Вопрос {{number}}', en: 'Question {{number}}' },
  'exams.given-elsewhere': {
    kz: 'Бұл сұраққа басқа құрылғыда немесе бетбелгіде бұрынырақ жауап берілген',
    ru: 'На этот вопрос раньше ответили на другом устройстве или в другой вкладке',
    en: 'Another device or tab answered this question first',
  },
  'exams.came-too-late': {
    kz: 'Жауап уақыт біткен соң келді, сондықтан қабылданбады. Ол осы құрылғыда ғана тұр',
    ru: 'Ответ пришёл после окончания и не принят. Он есть только на этом устройстве',
    en: 'The answer came after the end and was not taken. It is on this device only',
  },
  'exams.without-this': { kz: 'бұл жауап жоқ', ru: 'этого ответа нет', en: 'without this answer' },
  'exams.right-of': {
    kz: 'Толық дұрыс жауап: {{count}} / {{of}}',
    ru: 'Полностью верных ответов: {{count}} из {{of}}',
    en: 'Answers wholly right: {{count}} of {{of}}',
  },
  'exams.passed': { kz: 'шектен өтті ({{count}})', ru: 'порог пройден ({{count}})', en: 'passed ({{count}})' },
  'exams.not-passed': {
    kz: 'шекке жетпеді ({{count}})',
    ru: 'порог не пройден ({{count}})',
    en: 'below the threshold ({{count}})',
  },
  'exams.part': { kz: '{{number}}-бөлім', ru: 'Раздел {{number}}', en: 'Part {{number}}' },
  'exams.criteria': { kz: 'Не үшін балл беріледі', ru: 'За что даются баллы', en: 'What points are given for' },
  'exams.has-answer': {
    kz: '{{number}}-сұрақ: жауап бар',
    ru: 'Вопрос {{number}}: ответ есть',
    en: 'Question {{number}}: answered',
  },
  'exams.no-answer': {
    kz: '{{number}}-сұрақ: жауап жоқ',
    ru: 'Вопрос {{number}}: ответа нет',
    en: 'Question {{number}}: no answer',
  },
  'exams.end': { kz: 'Жұмысты аяқтау', ru: 'Завершить работу', en: 'End the work' },
  'exams.blanks': {
    kz: 'Жауапсыз сұрақ: {{count}}. Аяқтаған соң өзгертуге болмайды',
    ru: 'Вопросов без ответа: {{count}}. После завершения изменить нельзя',
    en: 'Questions without an answer: {{count}}. Nothing can be changed afterwards',
  },
  'exams.end-hint': {
    kz: 'Аяқтаған соң жауаптарды өзгертуге болмайды',
    ru: 'После завершения ответы изменить нельзя',
    en: 'Answers cannot be changed afterwards',
  },
  'exams.of-lesson': { kz: 'Жұмыстар', ru: 'Работы', en: 'Works' },
  'exams.open': { kz: '{{title}}: ашу', ru: '{{title}}: открыть', en: '{{title}}: open' },
} satisfies Messages
