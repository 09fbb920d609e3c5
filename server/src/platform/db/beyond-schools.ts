/** Tables that do not belong to one school, each with its reason. Every other table is a school's. */
export const tablesBeyondSchools: Readonly<Record<string, string>> = {
  migration: 'What was applied to the database.',
  setting: 'Of the whole installation: its secret, the sign-ins of the demo.',
  region: 'The country’s.',
  department: 'A region’s.',
  subject: 'The country’s list.',
  school: 'The school itself: its id is what the others hold.',
  holiday: 'A day off of the country hangs on no school.',
  person: 'Somebody may study in one school and have children in another.',
  account: 'A person signs in once for all places.',
  app_user:
    'Parents and officials belong to no school. Its id is the user id of every call; a school points at (school_id, id).',
  session: 'An account’s: the person may change between schools in it.',
  refresh_token: 'A session’s.',
  sign_in_event: 'An account’s.',
  password_event: 'An account’s.',
  hand_over: 'A session’s.',
  failed_attempt: 'By what was typed, whether or not it exists.',
  known_device: 'An account’s.',
  sign_in_step: 'An account’s.',
  second_factor: 'An account’s.',
  recovery_code: 'An account’s.',
  passkey: 'An account’s.',
  passkey_challenge: 'A browser’s that has not signed in yet.',
  outbox: 'Events of the country hang on no school; read in the order of all.',
  outbox_listener: 'Of the installation.',
  outbox_task: 'By event of the outbox.',
  idempotency: 'By caller: officials have no school.',
  rate_limit: 'By caller or address.',
  stored_file: 'Officials’ files have no school. Its uuid is made by the server; a school points at (school_id, uuid).',
  banner: 'Shown by role, region or school, or to all.',
  banner_event: 'Presses of a banner.',
  banner_closed: 'By account.',
  announcement: 'Shown by role, region or school, or to all.',
  announcement_closed: 'By account.',
  student_transfer: 'Stands between two schools: the one that lets go and the one that takes.',
  subscription: 'A person’s or a school’s.',
}

/** Keys of a school's tables that reach beyond it, each with its reason. */
export const keysBeyondSchools: Readonly<Record<string, string>> = {
  guardian_parent_id_fkey: 'A parent belongs to no school.',
}
