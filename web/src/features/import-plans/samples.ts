import type { WholePlan } from '@qalam/contract/import-plans/api.ts'
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
  can: { commit: true, correct: true, undo: false },
}

/** A cell that is at fault. */
export const cell = { sheet: 'Оқушылар', row: 4, column: 'ЖСН', value: '1', words: '12 цифр керек', proposal: null }
