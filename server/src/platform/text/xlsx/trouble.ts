export type WorkbookTrouble =
  | 'too-large'
  | 'not-a-workbook'
  | 'encrypted'
  | 'damaged'
  | 'unpacks-too-large'
  | 'too-many-cells'
  | 'too-much-text'
  | 'cell-too-long'

/** Why a workbook is not read. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
  readonly trouble: WorkbookTrouble

  constructor(trouble: WorkbookTrouble) {
    super(trouble)
    this.trouble = trouble
  }
}

/**
 * What a workbook may hold. `bytes` is the file, `unpacked` the parts that are read; `rows` and `columns` are of one
 * sheet, `cells` those of all sheets that hold anything, `text` their characters together, `cellText` what the format
 * allows one of them.
 */
export const bounds = {
  bytes: 21 * 1024 * 1024,
  unpacked: 160 * 1024 * 1024,
  entries: 2_000,
  rows: 100_000,
  columns: 256,
  cells: 1_500_000,
  text: 40_000_000,
  cellText: 32_767,
  /** Ranges of merged cells that are remembered. */
  merged: 1_000,
  /** Bytes of the parts that say what lies where. */
  directory: 8 * 1024 * 1024,
}
