import type { Messages } from '../kernel/messages.ts'

/** What may be wrong with subgroups, the workload, the timetable and the calendar plans. */
export const findingsOfLessons = {
  'finding.unknown-subject': {
    kz: 'Мұндай пән анықтамалықта жоқ',
    ru: 'Такого предмета нет в справочнике',
    en: 'The dictionary knows no such subject',
  },
  'finding.unknown-room': { kz: 'Мұндай кабинет жоқ', ru: 'Такого кабинета нет', en: 'There is no such room' },
  'finding.pupil-of-other-class': {
    kz: 'Оқушы {{className}} сыныбында оқиды',
    ru: 'Ученик учится в классе {{className}}',
    en: 'The student is in class {{className}}',
  },
  'finding.in-no-half': {
    kz: '{{className}} сыныбының оқушысы «{{subject}}» пәнінің ешбір топшасында жоқ («{{otherSheet}}», {{otherRow}}-жол)',
    ru: 'Ученик класса {{className}} не входит ни в одну подгруппу предмета «{{subject}}» («{{otherSheet}}», строка {{otherRow}})',
    en: 'A student of class {{className}} is in no subgroup of “{{subject}}” (“{{otherSheet}}”, row {{otherRow}})',
  },
  'finding.small-class-halved': {
    kz: '{{className}} сыныбында {{count}} оқушы бар, ал топшаларға 24 оқушыдан бастап бөлінеді',
    ru: 'В классе {{className}} учеников: {{count}}, а на подгруппы делят от 24',
    en: 'Class {{className}} has {{count}} students; classes are split into subgroups from 24 on',
  },
  'finding.one-half': {
    kz: '{{className}}, «{{subject}}»: бір ғана топша бар',
    ru: '{{className}}, «{{subject}}»: указана только одна подгруппа',
    en: '{{className}}, “{{subject}}”: there is only one subgroup',
  },
  'finding.half-without-teacher': {
    kz: '{{className}}, «{{subject}}», {{half}}-топша: жүктемеде мұғалімі жоқ ({{count}} оқушы)',
    ru: '{{className}}, «{{subject}}», подгруппа {{half}}: в нагрузке нет учителя (учеников: {{count}})',
    en: '{{className}}, “{{subject}}”, subgroup {{half}}: no teacher in the workload ({{count}} students)',
  },
  'finding.half-needed': {
    kz: 'Сынып бұл пәннен топшаларға бөлінген, топшаны көрсетіңіз',
    ru: 'Класс по этому предмету делится на подгруппы, укажите подгруппу',
    en: 'The class is split into subgroups for this subject, name the subgroup',
  },
  'finding.not-halved': {
    kz: 'Сынып бұл пәннен топшаларға бөлінбеген',
    ru: 'Класс по этому предмету не делится на подгруппы',
    en: 'The class is not split into subgroups for this subject',
  },
  'finding.empty-half': {
    kz: 'Бұл топшада оқушы жоқ',
    ru: 'В этой подгруппе нет учеников',
    en: 'This subgroup has no students',
  },
  'finding.early-grade-assessed': {
    kz: '1-сыныпта баға қойылмайды: no_assessment керек',
    ru: 'В 1-м классе не оценивают: нужно no_assessment',
    en: 'Grade 1 is not assessed: no_assessment is needed',
  },
  'finding.halfyear-hours': {
    kz: 'Жартыжылдық бағалау аптасына бір сағатқа ғана арналған',
    ru: 'Оценивание за полугодие — только для одного часа в неделю',
    en: 'Half-year assessment is for one hour a week only',
  },
  'finding.one-hour-quarter': {
    kz: 'Аптасына бір сағаттық пән әдетте жартыжылдықпен бағаланады',
    ru: 'Предмет с одним часом в неделю обычно оценивают за полугодие',
    en: 'A subject of one hour a week is usually assessed by half-year',
  },
  'finding.unusual-assessment': {
    kz: 'Бұл пән әдетте басқаша бағаланады, тексеріп алыңыз',
    ru: 'Этот предмет обычно оценивают иначе, проверьте',
    en: 'This subject is usually assessed in another way, please check',
  },
  'finding.hours-differ': {
    kz: 'Жүктемеде аптасына {{hours}} сағат, ал «{{otherSheet}}» парағында {{count}} сабақ',
    ru: 'В нагрузке часов в неделю: {{hours}}, а на листе «{{otherSheet}}» уроков: {{count}}',
    en: 'The workload has {{hours}} hours a week, the sheet “{{otherSheet}}” has {{count}} lessons',
  },
  'finding.no-such-lesson': {
    kz: '«{{scheme}}» қоңырау кестесінде мұндай сабақ жоқ',
    ru: 'В расписании звонков «{{scheme}}» нет такого урока',
    en: 'The bell schedule “{{scheme}}” has no such lesson',
  },
  'finding.not-in-load': {
    kz: 'Жүктемеде мұндай сынып, пән және топша жоқ',
    ru: 'В нагрузке нет такого класса, предмета и подгруппы',
    en: 'The workload has no such class, subject and subgroup',
  },
  'finding.teacher-not-of-load': {
    kz: 'Жүктемеде бұл сабақты басқа мұғалім жүргізеді (ЖСН {{expected}})',
    ru: 'По нагрузке этот предмет ведёт другой учитель (ИИН {{expected}})',
    en: 'By the workload another teacher has this subject (IIN {{expected}})',
  },
  'finding.clash-teacher': {
    kz: 'Мұғалім сол уақытта {{otherClass}} сыныбында ({{otherRow}}-жол, {{time}})',
    ru: 'Учитель в это время у класса {{otherClass}} (строка {{otherRow}}, {{time}})',
    en: 'The teacher is with class {{otherClass}} at this time (row {{otherRow}}, {{time}})',
  },
  'finding.clash-room': {
    kz: 'Кабинетте сол уақытта {{otherClass}} сыныбы ({{otherRow}}-жол, {{time}})',
    ru: 'Кабинет в это время занят классом {{otherClass}} (строка {{otherRow}}, {{time}})',
    en: 'The room is taken by class {{otherClass}} at this time (row {{otherRow}}, {{time}})',
  },
  'finding.clash-pupils': {
    kz: 'Оқушылардың сол уақытта басқа сабағы бар ({{otherRow}}-жол, {{time}})',
    ru: 'У учеников в это время другой урок (строка {{otherRow}}, {{time}})',
    en: 'The students have another lesson at this time (row {{otherRow}}, {{time}})',
  },
  'finding.gap': {
    kz: 'Нөмірлер қатар жүруі керек: бұл жерде {{expected}} күтілген',
    ru: 'Номера идут подряд: здесь ожидался {{expected}}',
    en: 'Numbers follow each other: {{expected}} was expected here',
  },
  'finding.max-score-needed': {
    kz: 'БЖБ мен ТЖБ үшін ең жоғары балл керек',
    ru: 'Для СОР и СОЧ нужен максимальный балл',
    en: 'A SOR or SOCH needs a maximum score',
  },
  'finding.max-score-extra': {
    kz: 'Кәдімгі сабақта ең жоғары балл болмайды',
    ru: 'У обычного урока нет максимального балла',
    en: 'An ordinary lesson has no maximum score',
  },
  'finding.objective-odd': {
    kz: 'Оқу мақсатының коды әдеттегідей емес: {{code}}',
    ru: 'Необычный код цели обучения: {{code}}',
    en: 'An unusual code of a learning objective: {{code}}',
  },
  'finding.soch-one-hour': {
    kz: 'Аптасына бір сағаттық пәнде ТЖБ болмайды',
    ru: 'У предмета с одним часом в неделю нет СОЧ',
    en: 'A subject of one hour a week has no SOCH',
  },
  'finding.many-sor': {
    kz: '{{quarter}}-тоқсанда БЖБ саны {{count}}, үштен аспауы керек',
    ru: 'В {{quarter}}-й четверти СОР: {{count}}, а бывает не больше трёх',
    en: 'SOR in quarter {{quarter}}: {{count}}, three at most are usual',
  },
  'finding.many-soch': {
    kz: '{{quarter}}-тоқсанда ТЖБ саны {{count}}, біреу ғана болуы керек',
    ru: 'В {{quarter}}-й четверти СОЧ: {{count}}, а бывает одно',
    en: 'SOCH in quarter {{quarter}}: {{count}}, one is usual',
  },
  'finding.no-sor': {
    kz: '{{quarter}}-тоқсанның жоспарында БЖБ жоқ',
    ru: 'В плане {{quarter}}-й четверти нет СОР',
    en: 'The plan of quarter {{quarter}} has no SOR',
  },
  'finding.no-soch': {
    kz: '{{quarter}}-тоқсанның жоспарында ТЖБ жоқ',
    ru: 'В плане {{quarter}}-й четверти нет СОЧ',
    en: 'The plan of quarter {{quarter}} has no SOCH',
  },
  'finding.half-without-plan': {
    kz: '{{half}}-топшаның жоспары жоқ',
    ru: 'Для подгруппы {{half}} плана нет',
    en: 'Subgroup {{half}} has no plan',
  },
  'finding.sor-without-lesson': {
    kz: 'БЖБ журналға түспейді: {{className}}, «{{subject}}», {{quarter}}-тоқсанда {{themes}} тақырыпқа {{lessons}} сабақ. Түсіп қалған күндер: {{lost}}. Тақырыптарды біріктіріңіз немесе сабақ қосыңыз',
    ru: 'СОР не попадёт в журнал: {{className}}, «{{subject}}», в {{quarter}}-й четверти уроков {{lessons}}, а тем {{themes}}. Выпавшие дни: {{lost}}. Объедините темы или добавьте уроки',
    en: 'The SOR will not be in the journal: {{className}}, “{{subject}}”, quarter {{quarter}} has {{lessons}} lessons for {{themes}} themes. Days lost: {{lost}}. Merge themes or add lessons',
  },
  'finding.soch-without-lesson': {
    kz: 'ТЖБ журналға түспейді: {{className}}, «{{subject}}», {{quarter}}-тоқсанда {{themes}} тақырыпқа {{lessons}} сабақ. Түсіп қалған күндер: {{lost}}. Тақырыптарды біріктіріңіз немесе сабақ қосыңыз',
    ru: 'СОЧ не попадёт в журнал: {{className}}, «{{subject}}», в {{quarter}}-й четверти уроков {{lessons}}, а тем {{themes}}. Выпавшие дни: {{lost}}. Объедините темы или добавьте уроки',
    en: 'The SOCH will not be in the journal: {{className}}, “{{subject}}”, quarter {{quarter}} has {{lessons}} lessons for {{themes}} themes. Days lost: {{lost}}. Merge themes or add lessons',
  },
  'finding.themes-without-lesson': {
    kz: 'Осы тақырыптан бастап сабағы жоқ тақырып саны: {{count}}. {{className}}, «{{subject}}», {{quarter}}-тоқсанда {{themes}} тақырыпқа {{lessons}} сабақ. Түсіп қалған күндер: {{lost}}. Тақырыптарды біріктіріңіз немесе сабақ қосыңыз',
    ru: 'Тем без урока: {{count}}, начиная с этой. {{className}}, «{{subject}}», в {{quarter}}-й четверти уроков {{lessons}}, а тем {{themes}}. Выпавшие дни: {{lost}}. Объедините темы или добавьте уроки',
    en: 'Themes without a lesson: {{count}}, from this one on. {{className}}, “{{subject}}”, quarter {{quarter}} has {{lessons}} lessons for {{themes}} themes. Days lost: {{lost}}. Merge themes or add lessons',
  },
  'finding.already-in-half': {
    kz: 'Оқушы бұл пәннен {{half}}-топшада тұр ({{otherRow}}-жол)',
    ru: 'Ученик по этому предмету уже в подгруппе {{half}} (строка {{otherRow}})',
    en: 'The student is in subgroup {{half}} of this subject already (row {{otherRow}})',
  },
  'finding.class-busy': {
    kz: 'Сыныптың бұл уақытта басқа сабағы бар: «{{subject}}» ({{otherRow}}-жол)',
    ru: 'У класса в это время уже другой урок: «{{subject}}» (строка {{otherRow}})',
    en: 'The class has another lesson then: “{{subject}}” (row {{otherRow}})',
  },
} satisfies Messages
