import type { ExerciseAnswer } from '@qalam/contract/exercises/answer.ts'
import type { ExerciseType } from '@qalam/contract/exercises/draft.ts'
import type { ShownExercise } from '@qalam/contract/exercises/shown.ts'
import { samples } from '../samples.ts'

/** What each type of exercise brings with it, or it does not compile: how it is answered by keys, by touch, by ear. */
type Kit = {
  exercise: ShownExercise
  /** Stops of the Tab key before the keys, and the keys. */
  tabs: number
  keys: string
  /** What is pressed one after another, by role and name; typed words stand behind the field. */
  taps: readonly (readonly [role: 'radio' | 'checkbox' | 'button' | 'textbox', name: string | RegExp, words?: string])[]
  /** What both bring. */
  answer: ExerciseAnswer
  /** What a screen reader says on the way through, in this order. */
  heard: readonly string[]
}

const tab = '{Tab}'
const { single, trueFalse, multiple, matching, gaps, grouping, ordering, choose, short, open } = samples

export const kits: Record<ExerciseType, Kit> = {
  single: {
    exercise: single,
    tabs: 1,
    keys: ' {ArrowDown}',
    answer: { id: 'a2' },
    taps: [['radio', 'x² − 9 = 0']],
    heard: [single.prompt, 'radiogroup', 'radio, x² + 1 = 0', 'radio, x² − 9 = 0', 'radio, x² = 0'],
  },
  'true-false': {
    exercise: trueFalse,
    tabs: 1,
    keys: ' {ArrowDown}',
    answer: { is: false },
    taps: [['radio', 'Бұрыс']],
    heard: [trueFalse.prompt, 'radiogroup', 'radio, Дұрыс', 'radio, Бұрыс'],
  },
  multiple: {
    exercise: multiple,
    tabs: 2,
    keys: ` ${tab}${tab} `,
    answer: { ids: ['b2', 'b4'] },
    taps: [
      ['checkbox', '23'],
      ['checkbox', '29'],
    ],
    heard: [multiple.prompt, 'group', 'checkbox, 21', 'checkbox, 23', 'checkbox, 27', 'checkbox, 29'],
  },
  matching: {
    // A place waits, the focus goes to the options, the second of them is put there.
    exercise: matching,
    tabs: 1,
    keys: `{Enter}${tab}{Enter}`,
    answer: { pairs: [['c1', 'd2']] },
    taps: [
      ['button', 'Астана'],
      ['button', '«Қазақстан» жұбы: бос'],
    ],
    heard: [matching.prompt, 'Қазақстан', 'button, «Қазақстан» жұбы: бос', 'button, Бішкек', 'button, Астана'],
  },
  gaps: {
    exercise: gaps,
    tabs: 1,
    keys: `{Enter}${tab}{Enter}`,
    answer: { pairs: [['e1', 'f2']] },
    taps: [
      ['button', 'Күнді'],
      ['button', '1-бос орын: бос'],
    ],
    heard: [gaps.prompt, 'button, 1-бос орын: бос', 'button, 2-бос орын: бос', 'button, Жердің', 'button, Күнді'],
  },
  grouping: {
    exercise: grouping,
    tabs: 1,
    keys: '{Enter}{Enter}',
    answer: { pairs: [['g1', 'h1']] },
    taps: [
      ['button', 'Бүркіт'],
      ['button', 'Осында қою: Құстар'],
    ],
    heard: [grouping.prompt, 'group, Құстар', 'group, Балықтар', 'button, Бүркіт', 'button, Шортан'],
  },
  ordering: {
    exercise: ordering,
    tabs: 1,
    keys: ' {ArrowDown} ',
    answer: { ids: ['i2', 'i1', 'i3'] },
    taps: [['button', /^Төмен: Тәуелсіздік/]],
    heard: [ordering.prompt, 'Тәуелсіздік жарияланды', 'Қазақ хандығы құрылды', 'Астана Ақмолаға көшті'],
  },
  choose: {
    exercise: choose,
    tabs: 2,
    keys: `{Enter}${tab} `,
    answer: { ids: ['j3', 'j5'] },
    taps: [
      ['button', 'ойнады'],
      ['button', 'қайтты'],
    ],
    heard: [choose.prompt, 'button, Балалар', 'button, ойнады', 'button, қайтты'],
  },
  short: {
    exercise: short,
    tabs: 1,
    keys: '5 см',
    answer: { text: '5 см', files: [] },
    taps: [['textbox', short.prompt, '5 см']],
    heard: [short.prompt, 'textbox'],
  },
  open: {
    exercise: open,
    tabs: 1,
    keys: 'Су',
    answer: { text: 'Су', files: [] },
    taps: [['textbox', open.prompt, 'Су']],
    heard: [open.prompt, 'textbox'],
  },
}
