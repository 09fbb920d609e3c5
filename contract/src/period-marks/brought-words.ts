import type { Messages } from '../kernel/messages.ts'

/** Words about what a student earned in another class, half or school before. */
export const broughtWords = {
  'period-marks.brought': {
    kz: '{{name}}: бұрын алғаны',
    ru: '{{name}}: заработано раньше',
    en: '{{name}}: earned before',
  },
  'period-marks.brought-short': { kz: 'Бұрын: {{from}}', ru: 'Раньше: {{from}}', en: 'Before: {{from}}' },
  'period-marks.brought-lead': {
    kz: 'Бұл пән бойынша басқа сыныпта алған балдары пайызға кіреді. Есепке алынбайтынын себебін жазып белгілеңіз.',
    ru: 'Баллы по этому предмету из другого класса входят в процент. Не учитываемые отметьте с причиной.',
    en: 'Scores of this subject from another class count in the percent. Leave one out with the reason.',
  },
  'period-marks.brought-mark': {
    kz: 'Кезең бағасы: {{mark}}',
    ru: 'Оценка за период: {{mark}}',
    en: 'Mark of the period: {{mark}}',
  },
  'period-marks.brought-fo': { kz: 'ҚБ', ru: 'ФО', en: 'FO' },
  'period-marks.brought-sor': { kz: 'БЖБ', ru: 'СОР', en: 'SOR' },
  'period-marks.brought-soch': { kz: 'ТЖБ', ru: 'СОЧ', en: 'SOCH' },
  'period-marks.score-of': { kz: '{{score}} / {{max}}', ru: '{{score}} из {{max}}', en: '{{score}} of {{max}}' },
  'period-marks.leave-out': { kz: 'Есепке алмау', ru: 'Не учитывать', en: 'Leave out' },
  'period-marks.count-again': { kz: 'Қайта есепке алу', ru: 'Снова учитывать', en: 'Count again' },
  'period-marks.left-out': {
    kz: 'Есепке алынбады: {{reason}} ({{who}})',
    ru: 'Не учтено: {{reason}} ({{who}})',
    en: 'Left out: {{reason}} ({{who}})',
  },
  'period-marks.left-out-why': { kz: 'Неге есепке алынбайды', ru: 'Почему не учитывается', en: 'Why it is left out' },
} satisfies Messages
