import type { Messages } from '../kernel/messages.ts'

/** Words about what was signed: what has changed since, and what a proof of it finds. */
export const signedWords = {
  'period-marks.now-name': { kz: 'қазір: {{name}}', ru: 'сейчас: {{name}}', en: 'now: {{name}}' },
  'period-marks.now-group': {
    kz: 'қазір сыныбы: {{group}}',
    ru: 'сейчас класс: {{group}}',
    en: 'now in class {{group}}',
  },
  'period-marks.now-subgroup': {
    kz: 'қазір топшасы: {{subgroup}}',
    ru: 'сейчас подгруппа: {{subgroup}}',
    en: 'now in subgroup {{subgroup}}',
  },
  'period-marks.now-left': {
    kz: 'мектептен кетті: {{date}}',
    ru: 'выбыл из школы: {{date}}',
    en: 'left the school on {{date}}',
  },
  'period-marks.now-called': {
    kz: 'Қол қойылғаннан кейін өзгерді: {{what}}',
    ru: 'Изменилось после подписания: {{what}}',
    en: 'Changed since it was signed: {{what}}',
  },
  'period-marks.now-teacher': {
    kz: 'мұғалім {{teacher}}',
    ru: 'учитель {{teacher}}',
    en: 'teacher {{teacher}}',
  },
  'period-marks.later': { kz: 'Кейін келгендер', ru: 'Пришли позже', en: 'Came later' },
  'period-marks.proof-progress': {
    kz: 'Тексерілді: {{proved}} / {{total}}',
    ru: 'Проверено: {{proved}} из {{total}}',
    en: 'Proved: {{proved}} of {{total}}',
  },
  'period-marks.proof-holds': {
    kz: '{{school}}: жабық кезеңдердің қолы дұрыс, бағалар қол қойылғандай тұр ({{count}}).',
    ru: '{{school}}: подписи закрытых периодов верны, оценки стоят так, как подписаны ({{count}}).',
    en: '{{school}}: the signatures of closed periods hold and the marks stand as signed ({{count}}).',
  },
  'period-marks.proof-fails': {
    kz: '{{school}}: сәйкес емес: {{faults}} (тексерілгені {{count}}).',
    ru: '{{school}}: не сходится: {{faults}} (проверено {{count}}).',
    en: '{{school}}: does not hold: {{faults}} (of {{count}} that were proved).',
  },
  'period-marks.proof-signature': {
    kz: 'қол бұл мәтінге немесе осы орнатудың кілтіне сәйкес емес',
    ru: 'подпись не от этого текста или не от ключа этой установки',
    en: 'the signature is not over this text, or not by the key of this installation',
  },
  'period-marks.proof-text': {
    kz: 'мәтін оқылмайды немесе басқа кезеңді айтады',
    ru: 'текст не читается или говорит о другом периоде',
    en: 'the text cannot be read, or speaks of another period',
  },
  'period-marks.proof-chain': {
    kz: 'алдыңғы қол қойылған мәтін жоқ немесе өзгерген',
    ru: 'предыдущего подписанного текста нет, или он изменён',
    en: 'what was signed before it is missing or was changed',
  },
  'period-marks.proof-mark': {
    kz: 'тұрған баға қол қойылғаннан басқа: {{student}}',
    ru: 'стоит не та оценка, что подписана: {{student}}',
    en: 'the mark that stands is not the signed one: {{student}}',
  },
  'period-marks.proof-cells': {
    kz: 'сабақ бағалары қол қойылғаннан басқа',
    ru: 'оценки уроков не те, что подписаны',
    en: 'the marks of the lessons are not the signed ones',
  },
  'period-marks.proof-brought': {
    kz: '{{student}}, {{year}}: басқа мектептен әкелінген парақтың қолы сәйкес емес',
    ru: '{{student}}, {{year}}: подпись листа из другой школы не сходится',
    en: '{{student}}, {{year}}: the signature of the sheet of another school does not hold',
  },
  'period-marks.proof-gone': {
    kz: 'тоқсан жабық, бірақ қол қойылған мәтін жоқ',
    ru: 'четверть закрыта, но подписанного текста нет',
    en: 'the quarter is closed, but nothing signed is there',
  },
} satisfies Messages
