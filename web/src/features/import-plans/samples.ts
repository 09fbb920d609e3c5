import type { WholePlan } from '@qalam/contract/import-plans/api.ts'
import type { Kept } from '@qalam/contract/import-plans/kept.ts'
import type { IdentityQuestion } from '@qalam/contract/import-plans/question.ts'
import type { Job } from '@qalam/contract/kernel/job.ts'
import { parts } from '@qalam/contract/school-import/plan.ts'

/** A workbook with new students, a load that changes and one fault. */
export const plan: WholePlan = {
  id: '0b8f3c7e-6a51-4c52-9d0c-1f2f6a3b4c5d',
  fileName: 'мектеп.xlsx',
  madeBy: 'Ахметова Гүлнар',
  madeAt: '2026-11-18T04:10:00.000Z',
  state: 'ready',
  faults: 1,
  doneBy: null,
  doneAt: null,
  undoneBy: null,
  undoneAt: null,
  hash: 'f'.repeat(64),
  counts: parts.map((part) => ({ part, create: part === 'pupils' ? 24 : 0, change: part === 'load' ? 1 : 0, same: 3 })),
  findings: { fault: 1, consequence: 0, warning: 0 },
  corrections: [],
  questions: { all: 2, open: 0 },
  kept: { all: 2, taken: 0 },
  can: { commit: true, correct: true, undo: false },
}

/** A cell that is at fault. */
export const cell = {
  ...{ id: 0, sheet: 'Оқушылар', row: 4, column: 'ЖСН', value: '1', words: '12 цифр керек' },
  ...{ proposal: null, hasChoices: false },
}

/** A row with a new IIN whose name and birth date two students have, one of them without an IIN. */
export const question: IdentityQuestion = {
  id: 1,
  part: 'pupils',
  row: 3,
  iin: '130215600994',
  name: 'Нұрланова Әсел',
  bornOn: '2013-02-15',
  label: '7А',
  people: [
    { person: 7, name: 'Нурланова Асель', bornOn: '2013-02-15', label: '7А', iin: null, isArchived: false },
    { person: 8, name: 'Нұрланова Әсел', bornOn: '2013-02-15', label: '', iin: '130215600202', isArchived: true },
  ],
  answer: null,
  person: null,
}

/** A surname that a deputy wrote by hand. */
export const kept: Kept = {
  id: 1,
  part: 'staff',
  row: 3,
  person: 9,
  thing: null,
  name: 'Исаева-Ким Айгүл',
  field: 'surname',
  standing: 'Исаева-Ким',
  workbook: 'Исаева',
  editedBy: 'Ахметова Гүлнар',
  editedAt: '2026-11-18T04:10:00.000Z',
  isTaken: false,
}

/** What a call that asks for a job answers. */
export const job: Job = {
  uuid: plan.id,
  title: '',
  state: 'queued',
  done: 0,
  total: null,
  stage: null,
  problem: null,
  file: null,
  link: null,
  at: plan.madeAt,
  endedAt: null,
}
