import type { ExerciseAnswer } from '@qalam/contract/exercises/answer.ts'
import type { ShownExercise } from '@qalam/contract/exercises/shown.ts'

/** One exercise of each type as a browser gets it, for the gallery and the tests. */
export const samples = {
  single: {
    uuid: '1d0d1f06-0e55-4d3e-9d05-000000000001',
    type: 'single',
    prompt: 'Қай теңдеудің екі түбірі бар?',
    points: 1,
    options: [
      { id: 'a1', text: 'x² + 1 = 0' },
      { id: 'a2', text: 'x² − 9 = 0' },
      { id: 'a3', text: 'x² = 0' },
    ],
  },
  trueFalse: {
    uuid: '1d0d1f06-0e55-4d3e-9d05-000000000002',
    type: 'true-false',
    prompt: 'Балқаш көлінің бір бөлігі тұщы, бір бөлігі тұзды.',
    points: 1,
  },
  multiple: {
    uuid: '1d0d1f06-0e55-4d3e-9d05-000000000003',
    type: 'multiple',
    prompt: 'Қайсысы жай сан?',
    points: 2,
    most: 2,
    scoring: 'partial',
    options: [
      { id: 'b1', text: '21' },
      { id: 'b2', text: '23' },
      { id: 'b3', text: '27' },
      { id: 'b4', text: '29' },
    ],
  },
  matching: {
    uuid: '1d0d1f06-0e55-4d3e-9d05-000000000004',
    type: 'matching',
    prompt: 'Мемлекет пен астананы сәйкестендіріңіз.',
    points: 3,
    left: [
      { id: 'c1', text: 'Қазақстан' },
      { id: 'c2', text: 'Өзбекстан' },
      { id: 'c3', text: 'Қырғызстан' },
    ],
    right: [
      { id: 'd1', text: 'Бішкек' },
      { id: 'd2', text: 'Астана' },
      { id: 'd3', text: 'Душанбе' },
      { id: 'd4', text: 'Ташкент' },
    ],
  },
  gaps: {
    uuid: '1d0d1f06-0e55-4d3e-9d05-000000000005',
    type: 'gaps',
    prompt: 'Бос орындарды толтырыңыз.',
    points: 2,
    gaps: [
      { id: 'e1', before: 'Жер ' },
      { id: 'e2', before: ' айнала қозғалады, ал Ай — ' },
    ],
    after: ' серігі.',
    options: [
      { id: 'f1', text: 'Жердің' },
      { id: 'f2', text: 'Күнді' },
      { id: 'f3', text: 'Марстың' },
    ],
  },
  grouping: {
    uuid: '1d0d1f06-0e55-4d3e-9d05-000000000006',
    type: 'grouping',
    prompt: 'Жануарларды топтарға бөліңіз.',
    points: 4,
    items: [
      { id: 'g1', text: 'Бүркіт' },
      { id: 'g2', text: 'Сазан' },
      { id: 'g3', text: 'Тырна' },
      { id: 'g4', text: 'Шортан' },
    ],
    groups: [
      { id: 'h1', text: 'Құстар' },
      { id: 'h2', text: 'Балықтар' },
    ],
  },
  ordering: {
    uuid: '1d0d1f06-0e55-4d3e-9d05-000000000007',
    type: 'ordering',
    prompt: 'Оқиғаларды уақыт ретімен қойыңыз.',
    points: 2,
    scoring: 'partial',
    items: [
      { id: 'i1', text: 'Тәуелсіздік жарияланды' },
      { id: 'i2', text: 'Қазақ хандығы құрылды' },
      { id: 'i3', text: 'Астана Ақмолаға көшті' },
    ],
  },
  choose: {
    uuid: '1d0d1f06-0e55-4d3e-9d05-000000000008',
    type: 'choose',
    prompt: 'Етістіктерді табыңыз.',
    points: 2,
    parts: [
      { id: 'j1', text: 'Балалар', choice: true },
      { id: 'j2', text: ' далада ', choice: false },
      { id: 'j3', text: 'ойнады', choice: true },
      { id: 'j4', text: ', сосын үйге ', choice: false },
      { id: 'j5', text: 'қайтты', choice: true },
      { id: 'j6', text: '.', choice: false },
    ],
  },
  short: {
    uuid: '1d0d1f06-0e55-4d3e-9d05-000000000009',
    type: 'short',
    prompt: 'Тік төртбұрыштың қабырғалары 3 см және 4 см. Диагоналі неше?',
    points: 1,
    numeric: true,
  },
  open: {
    uuid: '1d0d1f06-0e55-4d3e-9d05-000000000010',
    type: 'open',
    prompt: 'Су айналымын сызып, түсіндіріңіз.',
    points: 5,
    files: true,
  },
} as const satisfies Record<string, ShownExercise>

/** Answers that were begun, as they look on the screen. */
export const begun: Partial<Record<ShownExercise['type'], ExerciseAnswer>> = {
  multiple: { ids: ['b2', 'b4'] },
  matching: { pairs: [['c1', 'd2']] },
  grouping: { pairs: [['g1', 'h1']] },
  choose: { ids: ['j3'] },
}
