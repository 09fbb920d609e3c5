import type { Messages } from '../kernel/messages.ts'

/** Words of the dialog in which somebody goes and others follow. */
export const leavingWords = {
  'leaving.text': {
    kz: '{{name}} мұрағатқа көшіріледі және бұл мектепке бірден кіре алмайды. Жұмысын кім жалғастыратынын таңдаңыз.',
    ru: '{{name}} переходит в архив и сразу теряет вход в эту школу. Выберите, кто продолжит работу.',
    en: '{{name}} goes to the archive and can no longer sign in to this school. Choose who goes on with the work.',
  },
  'leaving.from': { kz: 'Қай күннен бастап', ru: 'С какого дня', en: 'From which day' },
  'leaving.all-to': { kz: 'Барлығын бір адамға беру', ru: 'Передать всё одному', en: 'Give everything to one person' },
  'leaving.class-of': { kz: '{{label}} сыныбы', ru: 'Класс {{label}}', en: 'Class {{label}}' },
  'leaving.nobody-plan': {
    kz: 'Ешкім: сабақтар ауыстыруды күтеді',
    ru: 'Никто: уроки ждут замены',
    en: 'Nobody: the lessons wait for a replacement',
  },
  'leaving.nobody-class': {
    kz: 'Ешкім: жетекшісі болмайды',
    ru: 'Никто: класс без руководителя',
    en: 'Nobody: the class has no class teacher',
  },
  'leaving.lessons': {
    kz: { other: 'Алдағы сабақтар: {{count}}' },
    ru: {
      one: '{{count}} урок впереди',
      few: '{{count}} урока впереди',
      many: '{{count}} уроков впереди',
      other: 'Уроков впереди: {{count}}',
    },
    en: { one: '{{count}} lesson ahead', other: '{{count}} lessons ahead' },
  },
  'leaving.between': {
    kz: { other: 'Осы күнге дейінгі сабақтар ауыстыруды күтеді: {{count}}' },
    ru: {
      one: 'До этого дня {{count}} урок ждёт замены',
      few: 'До этого дня {{count}} урока ждут замены',
      many: 'До этого дня {{count}} уроков ждут замены',
      other: 'До этого дня ждут замены уроков: {{count}}',
    },
    en: {
      one: '{{count}} lesson before this day waits for a replacement',
      other: '{{count}} lessons before this day wait for a replacement',
    },
  },
  'leaving.stands-in': {
    kz: { other: 'Басқалардың орнына өткізетін сабақтары қайта ауыстыруды күтеді: {{count}}' },
    ru: {
      one: '{{count}} урок вместо коллеги снова ждёт замены',
      few: '{{count}} урока вместо коллег снова ждут замены',
      many: '{{count}} уроков вместо коллег снова ждут замены',
      other: 'Уроков вместо коллег снова ждут замены: {{count}}',
    },
    en: {
      one: '{{count}} lesson instead of a colleague waits for a replacement again',
      other: '{{count}} lessons instead of colleagues wait for a replacement again',
    },
  },
  'leaving.reviews': {
    kz: 'Жоспарларын тексеретін пәндері (жаңа тексеруші тағайындалғанша ешкім тексермейді): {{subjects}}',
    ru: 'Проверяет планы по предметам (пока не назначен другой, их не проверяет никто): {{subjects}}',
    en: 'Reviews the plans of these subjects (nobody does until another is named): {{subjects}}',
  },
  'leaving.nothing': {
    kz: 'Беретін жоспары мен сыныбы жоқ',
    ru: 'Планов и класса для передачи нет',
    en: 'There are no plans and no class to hand over',
  },
  'field.leaving-before-began': {
    kz: 'Бұл қызметкер осы мектепте {{day}} күнінен бастап жұмыс істейді',
    ru: 'Этот сотрудник работает в школе с {{day}}',
    en: 'This employee has worked here since {{day}}',
  },
  'field.leaving-closed': {
    kz: 'Бұл күн жабылған кезеңге түседі: {{day}} немесе одан кейінгі күнді таңдаңыз',
    ru: 'Этот день попадает в закрытый период: выберите {{day}} или позже',
    en: 'This day is in a closed period: choose {{day}} or later',
  },
  'field.leaving-too-late': {
    kz: 'Оқу жылынан кейінгі күн: ең соңғысы {{day}}',
    ru: 'День позже учебного года: не позже {{day}}',
    en: 'This day is after the academic year: {{day}} at the latest',
  },
  'field.leaving-not-theirs': {
    kz: 'Жоспар немесе сынып бұл қызметкердікі емес: бетті жаңартыңыз',
    ru: 'План или класс уже не у этого сотрудника: обновите страницу',
    en: 'A plan or class is not this employee’s any more: load the page anew',
  },
  'field.leaving-self': {
    kz: 'Кететін қызметкер өз ісін жалғастыра алмайды',
    ru: 'Уходящий сотрудник не может быть преемником',
    en: 'Whoever leaves cannot follow themselves',
  },
} satisfies Messages
