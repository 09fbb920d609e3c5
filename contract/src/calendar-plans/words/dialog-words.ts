import type { Messages } from '../../kernel/messages.ts'

/** Dialogs over a plan: make, change, copy, remove, reviewers, and what refuses them. */
export const dialogWords = {
  'calendar-plans.add': { kz: 'Жоспар қосу', ru: 'Добавить план', en: 'Add a plan' },
  'calendar-plans.edit': { kz: 'Жоспарды өзгерту', ru: 'Изменить план', en: 'Edit the plan' },
  'calendar-plans.subgroup': { kz: 'Топша', ru: 'Подгруппа', en: 'Subgroup' },
  'calendar-plans.subject-taken': {
    kz: 'жоспары бар',
    ru: 'план уже есть',
    en: 'has a plan already',
  },
  'calendar-plans.score-type': { kz: 'Бағалау түрі', ru: 'Оценивание', en: 'Assessment' },
  'calendar-plans.hours-per-week': { kz: 'Аптасына сағат', ru: 'Часов в неделю', en: 'Hours a week' },
  'calendar-plans.from': { kz: 'Қай күннен бастап', ru: 'С какого дня', en: 'From which day' },
  'calendar-plans.teacher-warning': {
    kz: 'Мұғалім ауысады: осы күннен бастап өткізілмеген сабақтар жаңа мұғалімге өтеді. Бұрынғылары өзгермейді.',
    ru: 'Учитель меняется: непроведённые уроки с этого дня перейдут новому учителю. Прежние останутся как были.',
    en: 'The teacher changes: lessons from this day that were not taught go to the new teacher. Earlier ones stay as they are.',
  },
  'calendar-plans.takes-over': {
    kz: 'Жаңа мұғалімге өтетін сабақ: {{count}}',
    ru: 'Перейдёт уроков: {{count}}',
    en: 'Lessons that go over: {{count}}',
  },
  'calendar-plans.clashes': {
    kz: 'Бұл уақытта жаңа мұғалімнің басқа сабағы бар: {{count}}',
    ru: 'В это время у нового учителя уже есть уроки: {{count}}',
    en: 'The new teacher has other lessons at these times: {{count}}',
  },
  'calendar-plans.clashes-hint': {
    kz: 'Алдымен кестеде осы сабақтарды жылжытыңыз немесе басқа күнді таңдаңыз',
    ru: 'Сначала перенесите эти уроки в расписании или выберите другой день',
    en: 'Move these lessons in the timetable first, or choose another day',
  },
  'calendar-plans.stored': { kz: 'Жоспар сақталды', ru: 'План сохранён', en: 'The plan is stored' },
  'calendar-plans.copy': { kz: 'Көшіру', ru: 'Копировать', en: 'Copy' },
  'calendar-plans.copy-title': { kz: 'Жоспарды көшіру', ru: 'Копировать план', en: 'Copy the plan' },
  'calendar-plans.copy-job': {
    kz: 'Күнтізбелік жоспарды көшіру',
    ru: 'Копирование календарного плана',
    en: 'Copying of a calendar plan',
  },
  'calendar-plans.copy-about': {
    kz: '{{group}}, {{subject}}: {{themes}} тақырып, {{sections}} бөлім, {{works}} БЖБ мен ТЖБ көшіріледі. Ескертпелер көшірілмейді.',
    ru: '{{group}}, {{subject}}: тем {{themes}}, разделов {{sections}}, СОР и СОЧ {{works}}. Примечания не копируются.',
    en: '{{group}}, {{subject}}: {{themes}} themes, {{sections}} sections, {{works}} SOR and SOCH. Notes are not copied.',
  },
  'calendar-plans.copy-to': { kz: 'Қайда көшіру керек', ru: 'Куда копировать', en: 'Where to' },
  'calendar-plans.copy-new': { kz: 'жаңа жоспар жасалады', ru: 'будет создан план', en: 'a plan will be made' },
  'calendar-plans.copy-fill': {
    kz: 'бос жоспар толтырылады ({{teacher}}), тақырып күтетін сабақ: {{lessons}}',
    ru: 'пустой план заполнится ({{teacher}}), уроков ждут тему: {{lessons}}',
    en: 'the empty plan is filled ({{teacher}}), lessons waiting for a theme: {{lessons}}',
  },
  'calendar-plans.copy-has': {
    kz: 'тақырыптары бар, өзгермейді',
    ru: 'темы уже есть, останется как есть',
    en: 'has themes, stays as it is',
  },
  'calendar-plans.copy-none': {
    kz: 'Көшіретін сынып жоқ: барлығында тақырыптар бар',
    ru: 'Копировать некуда: темы есть у всех классов',
    en: 'Nowhere to copy to: every class has its themes',
  },
  'calendar-plans.copy-teacher': {
    kz: 'Жаңа жоспарлардың мұғалімі',
    ru: 'Учитель новых планов',
    en: 'Teacher of the new plans',
  },
  'calendar-plans.remove-title': { kz: 'Жоспарды жою', ru: 'Удалить план', en: 'Delete the plan' },
  'calendar-plans.remove-question': {
    kz: '{{name}} жоспарын тақырыптарымен бірге жою керек пе? Қайтарып алуға болмайды.',
    ru: 'Удалить план «{{name}}» вместе с темами? Вернуть будет нельзя.',
    en: 'Delete the plan “{{name}}” with its themes? This cannot be taken back.',
  },
  'calendar-plans.remove-with': {
    kz: 'Сабақтарымен бірге жою ({{count}})',
    ru: 'Удалить вместе с уроками ({{count}})',
    en: 'Delete with its lessons ({{count}})',
  },
  'calendar-plans.removed': { kz: 'Жоспар жойылды', ru: 'План удалён', en: 'The plan is deleted' },
  'calendar-plans.reviewers': { kz: 'Кім қарайды', ru: 'Кто рассматривает', en: 'Who reviews' },
  'calendar-plans.reviewers-lead': {
    kz: 'Пән бойынша қараушы тағайындалса, жоспарды алдымен ол қарайды, кейін директор немесе орынбасары бекітеді. Тағайындалмаса, бірден бекітіледі.',
    ru: 'Если по предмету назначен рассматривающий, план сначала смотрит он, затем утверждает директор или завуч. Без него план утверждают сразу.',
    en: 'Where a reviewer is named for a subject, the plan is reviewed first and then approved by the principal or a deputy. Without one it is approved at once.',
  },
  'calendar-plans.nobody': { kz: 'Тағайындалмаған', ru: 'Не назначен', en: 'Nobody' },
  'field.calendar-plans.no-teacher': {
    kz: 'Бұл адам осы мектепте сабақ бермейді',
    ru: 'Этот человек не преподаёт в школе',
    en: 'This person does not teach here',
  },
  'field.calendar-plans.copy-taken': {
    kz: '{{group}} сыныбының жоспарында тақырыптар бар',
    ru: 'В плане {{group}} уже есть темы',
    en: 'The plan of {{group}} has themes already',
  },
  'problem.calendar-plans.taken': {
    kz: 'Бұл пәннен жоспар бар',
    ru: 'План по этому предмету уже есть',
    en: 'There is a plan of this subject already',
  },
  'problem.calendar-plans.held': {
    kz: 'Жоспар қалады: өткізілген сабақ {{conducted}}, баға мен үй тапсырмасы бар сабақ {{marked}}',
    ru: 'План останется: проведено уроков {{conducted}}, с оценками и заданиями {{marked}}',
    en: 'The plan stays: {{conducted}} lessons were taught, {{marked}} hold marks or homework',
  },
  'problem.calendar-plans.has-lessons': {
    kz: 'Кестеден {{lessons}} сабақ бірге өшіріледі',
    ru: 'Вместе с планом из расписания уйдёт уроков: {{lessons}}',
    en: '{{lessons}} lessons would go out of the timetable with it',
  },
  'problem.calendar-plans.teacher-busy': {
    kz: 'Жаңа мұғалім бұл уақытта бос емес: {{count}} сабақ',
    ru: 'Новый учитель занят в это время: уроков {{count}}',
    en: 'The new teacher is busy at these times: {{count}} lessons',
  },
} satisfies Messages
