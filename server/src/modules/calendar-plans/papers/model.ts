/** A paper of a school, as it is drawn for Word and for the printer alike. */
export type PlanPaper = {
  title: string
  columns: readonly { title: string; width: number }[]
  rows: readonly (readonly string[])[]
}
export type SchoolPaper = {
  name: string
  title: string
  /** Lines above the tables: a label and what stands beside it; empty where somebody writes by hand. */
  facts: readonly (readonly [label: string, value: string])[]
  tables: readonly PlanPaper[]
}

/** Words of the catalogue in the language of whoever asks. */
export type Say = (key: string, variables?: Record<string, string | number>) => string
