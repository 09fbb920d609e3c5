import type { Messages } from '../kernel/messages.ts'

/** What a workbook may find in the school that stands already: what is kept, what is changed, what contradicts it. */
export const findingsOfStanding = {
  'finding.calendar-invented': {
    kz: '{{year}} оқу жылының күнтізбесі әлі бекітілмеген, шамамен алынды: {{quarters}}. Бұйрық шыққанда тексеріңіз',
    ru: 'Календарь {{year}} учебного года ещё не утверждён, взяты примерные четверти: {{quarters}}. Сверьте их с приказом',
    en: 'The calendar of {{year}} is not approved yet, these quarters were assumed: {{quarters}}. Check them against the order',
  },
  'finding.person-known-otherwise': {
    kz: 'Бұл ЖСН жүйеде басқа аты-жөнмен тіркелген, жүйедегі аты-жөні өзгермейді',
    ru: 'Этот ИИН записан в системе под другим именем, имя в системе не меняется',
    en: 'This IIN is known here under another name, which is kept',
  },
  'finding.person-other': {
    kz: 'Бұл ЖСН басқа адамға тиесілі: ЖСН-ін немесе тегін түзетіңіз',
    ru: 'Этот ИИН принадлежит человеку с другой фамилией: исправьте ИИН или фамилию',
    en: 'This IIN belongs to somebody of another surname: correct the IIN or the surname',
  },
  'finding.person-invited': {
    kz: 'Бұл адам басқа жерде тіркелген: оған шақыру жіберіледі, келіскенше ештеңе ашылмайды',
    ru: 'Этот человек уже есть в другом месте: он получит приглашение, до согласия ничего не откроется',
    en: 'This person belongs elsewhere already: they are invited, and nothing opens until they agree',
  },
  'finding.position-kept': {
    kz: 'Қызметкер бұл мектепте басқа лауазымда тіркелген, лауазымы өзгермейді',
    ru: 'Сотрудник уже записан в школе в другой должности, она не меняется',
    en: 'The employee has another position in the school already, which is kept',
  },
  'finding.pupil-of-other-school': {
    kz: 'Оқушы қазір басқа мектепте оқиды, алдымен сол мектептен шығару керек',
    ru: 'Ученик сейчас числится в другой школе, сначала он должен выбыть оттуда',
    en: 'The student is in another school at present and has to leave it first',
  },
  'finding.pupil-in-other-class': {
    kz: 'Оқушы {{className}} сыныбында оқиды: ауыстыру импортпен емес, контингентте жасалады',
    ru: 'Ученик учится в {{className}}: переводят не импортом, а в контингенте',
    en: 'The student studies in {{className}}: a transfer is made in the contingent, not by an import',
  },
  'finding.pupil-left': {
    kz: 'Оқушы {{date}} күні мектептен шыққан: қайтару контингентте жасалады',
    ru: 'Ученик выбыл {{date}}: возвращают его в контингенте',
    en: 'The student left on {{date}}: a return is made in the contingent',
  },
  'finding.parent-kept': {
    kz: 'Оқушының {{place}}-ата-анасы ретінде басқа адам жазылған, ол қалады',
    ru: 'Родитель {{place}} у ученика уже есть, это другой человек, он останется',
    en: 'Another person is parent {{place}} of the student already and stays so',
  },
  'finding.bells-differ': {
    kz: 'Мектепте бұл сабақтың уақыты {{time}}: алдымен қоңырау кестесін өзгертіңіз',
    ru: 'В школе этот урок идёт {{time}}: сначала измените расписание звонков',
    en: 'In the school this lesson is at {{time}}: change the bell schedule there first',
  },
  'finding.scheme-differs': {
    kz: 'Сыныптың қоңырау кестесі «{{scheme}}»: алдымен оны сыныпта ауыстырыңыз',
    ru: 'Класс учится по расписанию звонков «{{scheme}}»: сначала смените его у класса',
    en: 'The class follows the bell schedule “{{scheme}}”: change it for the class first',
  },
  'finding.class-kept': {
    kz: 'Сыныптың оқыту тілі немесе бағыты жүйеде басқаша, өзгермейді',
    ru: 'Язык обучения или направление класса в системе другие, они не меняются',
    en: 'The class has another language or direction already, which is kept',
  },
  'finding.half-changed': {
    kz: 'Оқушы {{before}}-топшадан {{half}}-топшаға ауысады',
    ru: 'Ученик перейдёт из подгруппы {{before}} в подгруппу {{half}}',
    en: 'The student moves from subgroup {{before}} to subgroup {{half}}',
  },
  'finding.teacher-changed': {
    kz: 'Мұғалім ауысады (бұрынғысы: {{before}}): {{date}} күнінен бастап өтілмеген сабақтар жаңа мұғалімге беріледі',
    ru: 'Учитель сменится (прежний: {{before}}): непроведённые уроки с {{date}} перейдут к новому',
    en: 'The teacher changes (it was {{before}}): lessons not held yet go to the new one from {{date}}',
  },
  'finding.assessment-kept': {
    kz: 'Бұл жоспардың бағалау түрі жүйеде басқаша, өзгермейді',
    ru: 'У этого плана в системе другой вид оценивания, он не меняется',
    en: 'This plan is assessed in another way already, which is kept',
  },
  'finding.slot-kept': {
    kz: 'Кестеде бұл орында «{{subject}}» тұр ({{room}}), ол қалады: сабақты кестеде өзгертіңіз',
    ru: 'В расписании здесь уже стоит «{{subject}}» ({{room}}), так и останется: меняйте урок в расписании',
    en: 'The timetable has “{{subject}}” here already ({{room}}), which is kept: change the lesson in the timetable',
  },
  'finding.theme-kept': {
    kz: 'Жоспарда бұл сабақтың тақырыбы бар, ол қалады: «{{before}}»',
    ru: 'В плане у этого урока уже есть тема, она останется: «{{before}}»',
    en: 'The plan has a theme for this lesson already, which is kept: “{{before}}”',
  },
  'finding.lesson-clash-teacher': {
    kz: 'Мұғалімнің {{date}} күні {{time}} аралығында {{otherClass}} сыныбында сабағы бар',
    ru: 'У учителя {{date}} в {{time}} уже есть урок в классе {{otherClass}}',
    en: 'The teacher already has a lesson with {{otherClass}} on {{date}} at {{time}}',
  },
  'finding.lesson-clash-room': {
    kz: 'Кабинетте {{date}} күні {{time}} аралығында {{otherClass}} сыныбының сабағы бар',
    ru: 'В кабинете {{date}} в {{time}} уже идёт урок класса {{otherClass}}',
    en: 'The room already has a lesson of {{otherClass}} on {{date}} at {{time}}',
  },
  'finding.lesson-clash-pupils': {
    kz: 'Сыныптың {{date}} күні {{time}} аралығында басқа сабағы бар',
    ru: 'У класса {{date}} в {{time}} уже есть другой урок',
    en: 'The class already has another lesson on {{date}} at {{time}}',
  },
  'finding.day-outside': {
    kz: 'Бұл күн тоқсандардан тыс, ол күні сабақ болмайды',
    ru: 'Этот день вне четвертей, уроков в нём не бывает',
    en: 'This day lies outside the quarters and can have no lessons',
  },
  'finding.day-kept': {
    kz: 'Мектептің оқу жылы басталып қойған, бұл күн алынбады: npm run school -- days арқылы өзгертіңіз',
    ru: 'Учебный год в школе уже есть, этот день не взят: измените его командой npm run school -- days',
    en: 'The school has this year already and the day was not taken: change it by npm run school -- days',
  },
  'finding.days-too-long': {
    kz: 'Демалыс ең көбі {{max}} күн болады',
    ru: 'Выходные длятся не больше {{max}} дней',
    en: 'A stretch of days off has at most {{max}} days',
  },
  'finding.working-until': {
    kz: 'Жұмыс күні жеке-жеке жазылады: «Дейін» бос болуы керек',
    ru: 'Рабочие дни пишут по одному: «По дату» должна быть пустой',
    en: 'Working days are written one by one: leave “Until” empty',
  },
  'finding.week-day-needed': {
    kz: 'Жексенбіде қай күннің кестесі жүретінін көрсетіңіз',
    ru: 'Для воскресенья укажите, по расписанию какого дня работают',
    en: 'Name the day whose timetable a Sunday follows',
  },
  'finding.parent-known-otherwise': {
    kz: 'Бұл ЖСН жүйеде басқа адамға тиесілі: ЖСН-ін немесе аты-жөнін түзетіңіз',
    ru: 'Этот ИИН в системе принадлежит человеку с другим именем: исправьте ИИН или имя',
    en: 'This IIN belongs to somebody of another name: correct the IIN or the name',
  },
  'finding.person-field-kept': {
    kz: 'Жүйеде басқаша жазылған, сол қалады',
    ru: 'В системе записано иначе, так и останется',
    en: 'The system has it otherwise, which is kept',
  },
  'finding.field-kept': {
    kz: 'Мектепте басқаша жазылған, сол қалады: {{kept}}',
    ru: 'В школе записано иначе, так и останется: {{kept}}',
    en: 'The school has it otherwise, which is kept: {{kept}}',
  },
  'finding.row-absent': {
    kz: 'Мектепте бар, ал кітапта жоқ: мектепте қалады',
    ru: 'В школе есть, а в книге нет: в школе останется',
    en: 'The school has it and the workbook has not: it stays in the school',
  },
  'finding.rows-absent': {
    kz: 'Мектепте бар, ал кітапта жоқ жазба саны: {{count}}. Олар мектепте қалады',
    ru: 'Записей, которые в школе есть, а в книге нет: {{count}}. В школе они останутся',
    en: 'Records that the school has and the workbook has not: {{count}}. They stay in the school',
  },
  'finding.parent-absent': {
    kz: 'Оқушының {{place}}-ата-анасы кітапта жоқ, ал мектепте қалады',
    ru: 'Родителя {{place}} в книге больше нет, а в школе он останется',
    en: 'Parent {{place}} is in the workbook no longer and stays in the school',
  },
} satisfies Messages
