import type { IinTrouble, Sex } from './iin.ts'

/** Numbers with birth dates in 2097–2099, so that they belong to nobody. */
export const iinVectors: readonly (
  { iin: string; sex: Sex; born: string; secondPass: boolean } | { iin: string; trouble: IinTrouble }
)[] = [
  { iin: '991231500016', sex: 'm', born: '2099-12-31', secondPass: false },
  { iin: '991231600022', sex: 'w', born: '2099-12-31', secondPass: false },
  { iin: '980101500034', sex: 'm', born: '2098-01-01', secondPass: false },
  { iin: '970630600045', sex: 'w', born: '2097-06-30', secondPass: false },
  { iin: '991231500707', sex: 'm', born: '2099-12-31', secondPass: true },
  { iin: '991231500017', trouble: 'checksum' },
  { iin: '99123150001', trouble: 'length' },
]

/** Eleven digits to which both passes give 10: any 12th digit is refused. */
export const impossiblePrefix = '99123150077'
