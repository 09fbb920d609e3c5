/** What does not belong to one school, each with its reason. Every other table is a school's. */
export type BeyondSchools = {
  tables: Readonly<Record<string, string>>
  /** Keys of a school's tables that reach beyond it. */
  keys: Readonly<Record<string, string>>
}

/** The platform's own tables among them. */
export const tablesOfPlatform: BeyondSchools['tables'] = {
  migration: 'What was applied to the database.',
  setting: 'Of the whole installation: its secret, the sign-ins of the demo.',
  outbox: 'Events of the country hang on no school; read in the order of all.',
  outbox_listener: 'Of the installation.',
  outbox_task: 'By event of the outbox.',
  idempotency: 'By caller: officials have no school.',
  rate_limit: 'By caller or address.',
  stored_file: 'Officials’ files have no school. Its uuid is made by the server; a school points at (school_id, uuid).',
}
