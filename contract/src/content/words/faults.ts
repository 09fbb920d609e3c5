import type { Messages } from '../../kernel/messages.ts'

export const faults = {
  'content.fault.empty': { kz: 'Материал бос', ru: 'Материал пуст', en: 'It is empty' },
  'content.fault.no-exercises': {
    kz: 'Жұмыста бірде-бір тапсырма жоқ',
    ru: 'В работе нет ни одного задания',
    en: 'The work has no exercise',
  },
  'content.fault.points': {
    kz: 'Тапсырмалар {{points}} балл береді, ал керегі {{max}}',
    ru: 'Задания дают {{points}} баллов, а нужно {{max}}',
    en: 'The exercises give {{points}} points instead of {{max}}',
  },
  'content.fault.same-exercise': {
    kz: 'Бір тапсырма екі рет тұр',
    ru: 'Одно задание стоит дважды',
    en: 'An exercise stands there twice',
  },
  'content.fault.too-many-exercises': {
    kz: 'Тапсырма тым көп: {{most}} асырмаңыз',
    ru: 'Слишком много заданий: не больше {{most}}',
    en: 'Too many exercises: {{most}} at most',
  },
  'content.fault.drawn-too-few': {
    kz: 'Жиында {{has}} сұрақ бар, ал {{take}} алынады',
    ru: 'В наборе вопросов: {{has}}, а берётся {{take}}',
    en: 'The set has {{has}} questions, and {{take}} are drawn',
  },
  'content.fault.drawn-question': {
    kz: 'Жиынның {{number}}-сұрағы осы баллға бағаланбайды: дескрипторларын тексеріңіз',
    ru: 'Вопрос {{number}} набора не оценить на столько баллов: проверьте дескрипторы',
    en: 'Question {{number}} of the set cannot be scored for these points: look at its descriptors',
  },
  'content.fault.drawn-to-read': {
    kz: 'Қордан жиын тек жұмыстарда болады: БЖБ, ТЖБ, тест, ҰБТ',
    ru: 'Набор из банка бывает только в работах: СОР, СОЧ, тест, ЕНТ',
    en: 'A set of the bank stands in works only: SOR, SOCH, test, ENT',
  },
  'content.fault.rights': {
    kz: 'Авторлық құқық расталмаған',
    ru: 'Не подтверждены авторские права',
    en: 'The copyright is not confirmed',
  },
  'content.fault.page-name': { kz: 'Беттің атауы жоқ', ru: 'У страницы нет названия', en: 'The page has no name' },
  'content.fault.no-text': { kz: 'Ештеңе жазылмаған', ru: 'Ничего не написано', en: 'Nothing is written' },
  'content.fault.no-words': {
    kz: 'Дыбыста не айтылатыны жазылмаған',
    ru: 'Не написано, что говорят в записи',
    en: 'It is not written what is said in the recording',
  },
  'content.fault.no-captions': {
    kz: 'Бейнежазбаның субтитрі жоқ немесе оқылмайды',
    ru: 'У видеозаписи нет субтитров, или их не прочитать',
    en: 'The film has no captions, or they cannot be read',
  },
  'content.fault.no-file': { kz: 'Файл таңдалмаған', ru: 'Файл не выбран', en: 'No file is chosen' },
  'content.fault.no-alt': {
    kz: 'Суретте не бейнеленгені жазылмаған',
    ru: 'Не написано, что на картинке',
    en: 'It is not said what the picture shows',
  },
  'content.fault.no-address': {
    kz: 'Мекенжай https:// деп басталуы керек',
    ru: 'Адрес должен начинаться с https://',
    en: 'The address has to begin with https://',
  },
  'content.fault.formula': {
    kz: '«{{source}}» формуласы {{at}}-таңбадан бастап оқылмайды',
    ru: 'Формула «{{source}}» не читается со знака {{at}}',
    en: 'The formula “{{source}}” cannot be read from sign {{at}}',
  },
  'content.fault.too-many-formulas': {
    kz: 'Мәтінде формула тым көп: {{most}} асырмаңыз',
    ru: 'В тексте слишком много формул: не больше {{most}}',
    en: 'Too many formulas in the text: {{most}} at most',
  },
  'content.fault.no-prompt': { kz: 'Сұрақ жазылмаған', ru: 'Нет вопроса', en: 'There is no question' },
  'content.fault.no-points': { kz: 'Балл қойылмаған', ru: 'Не указаны баллы', en: 'There are no points' },
  'content.fault.no-key': {
    kz: 'Дұрыс жауап көрсетілмеген',
    ru: 'Не указан верный ответ',
    en: 'The right answer is not given',
  },
  'content.fault.too-few-options': { kz: 'Нұсқа тым аз', ru: 'Слишком мало вариантов', en: 'Too few options' },
  'content.fault.empty-option': { kz: 'Бос нұсқа бар', ru: 'Есть пустой вариант', en: 'An option is empty' },
  'content.fault.same-option': {
    kz: 'Бірдей нұсқалар бар',
    ru: 'Есть одинаковые варианты',
    en: 'Two options are alike',
  },
  'content.fault.same-ids': { kz: 'Нұсқалар қайталанады', ru: 'Варианты повторяются', en: 'Options stand there twice' },
  'content.fault.too-many-right': {
    kz: 'Дұрыс жауап таңдауға болатыннан көп',
    ru: 'Верных больше, чем можно выбрать',
    en: 'More are right than may be chosen',
  },
  'content.fault.not-a-number': { kz: 'Жауап сан емес', ru: 'Ответ не число', en: 'The answer is no number' },
  'content.fault.descriptor-points': {
    kz: 'Дескриптор балдары тапсырма балына тең емес',
    ru: 'Баллы дескрипторов не равны баллам задания',
    en: 'The descriptors do not add up to the points',
  },
} satisfies Messages
