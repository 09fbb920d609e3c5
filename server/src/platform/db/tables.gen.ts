// Printed by `npm run tables` from the migrations; do not edit.
import type { ColumnType, Generated } from 'kysely'

/** A jsonb value as the driver hands it over: parsed, of no promised shape. */

export type Json = unknown

export type Tables = {
  absence: {
    school_id: number
    uuid: string
    teacher_id: number
    starts_on: string
    ends_on: string
    reason: string
    order_number: Generated<string>
    order_date: string | null
    created_by: number
    created_at: ColumnType<Date, Date | string, Date | string>
    cancelled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  }
  absence_notice: {
    school_id: number
    uuid: string
    student_id: number
    from_day: string
    until_day: string
    kind: string
    words: Generated<string>
    given_by: number
    given_at: ColumnType<Date, Date | string, Date | string>
  }
  absence_withdrawal: {
    school_id: number
    notice_uuid: string
    by_user_id: number
    at: ColumnType<Date, Date | string, Date | string>
  }
  account: {
    id: Generated<number>
    person_id: number
    login: string
    password_hash: string
    default_password: Generated<boolean>
    blocked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    last_user_id: number | null
    created_at: ColumnType<Date, Date | string | undefined, Date | string>
    claimed_iin: string | null
    joined_to: number | null
    is_demo: Generated<boolean>
    made_by_school: number | null
  }
  announcement: {
    id: Generated<number>
    message: ColumnType<Json, string, string>
    buttons: ColumnType<Json, string | undefined, string>
    roles: string[] | null
    school_id: number | null
    region_id: number | null
    since: string | null
    until: string | null
    uuid: Generated<string>
    desk: Generated<string>
    desk_id: number | null
    scope: string | null
    department_id: number | null
    state: Generated<string>
    lasting: Generated<string>
    picture: string | null
    alt: ColumnType<Json | null, string | null, string | null>
    author_id: number | null
    version: Generated<number>
    changed_at: ColumnType<Date, Date | string | undefined, Date | string>
  }
  announcement_closed: {
    account_id: number
    announcement_id: number
    at: ColumnType<Date, Date | string, Date | string>
  }
  announcement_reader: {
    announcement_id: number
    account_id: number
    seen_on: string
    pressed: Generated<boolean>
  }
  answer: {
    school_id: number
    attempt_uuid: string
    exercise_uuid: string
    version: number
    answer: ColumnType<Json | null, string | null, string | null>
    late: boolean
  }
  answer_event: {
    school_id: number
    attempt_uuid: string
    id: string
    exercise_uuid: string
    version: number
    answer: ColumnType<Json | null, string | null, string | null>
    elapsed: number
    received_at: ColumnType<Date, Date | string, Date | string>
    late: boolean
  }
  answer_file: {
    school_id: number
    attempt_uuid: string
    file_uuid: string
  }
  app_user: {
    id: Generated<number>
    person_id: number
    school_id: number | null
    role: string
    subrole: string | null
    position_id: number | null
    region_id: number | null
    department_id: number | null
    archived_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    created_at: ColumnType<Date, Date | string | undefined, Date | string>
    is_in_statistic: Generated<boolean>
    placed_at: ColumnType<Date, Date | string | undefined, Date | string>
    created_by: number | null
    waiting: Generated<boolean>
  }
  article: {
    uuid: string
    desk: string
    desk_id: number
    author_id: number
    version: Generated<number>
    heads: ColumnType<Json, string | undefined, string>
    bodies: ColumnType<Json, string | undefined, string>
    words: Generated<string>
    cover_file: string | null
    cover_alt: Generated<string>
    gallery: ColumnType<Json, string | undefined, string>
    open: Generated<boolean>
    publish_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    pinned: Generated<boolean>
    archived_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    created_at: ColumnType<Date, Date | string, Date | string>
    updated_at: ColumnType<Date, Date | string, Date | string>
    saved_by: number
  }
  article_audience: {
    article_uuid: string
    place: string
    place_id: number
    roles: string[]
  }
  article_file: {
    article_uuid: string
    file_uuid: string
  }
  article_read: {
    article_uuid: string
    user_id: number
    at: ColumnType<Date, Date | string, Date | string>
  }
  article_version: {
    article_uuid: string
    version: number
    by_user_id: number
    at: ColumnType<Date, Date | string, Date | string>
    content: ColumnType<Json, string, string>
  }
  attempt: {
    school_id: number
    uuid: string
    sitting_uuid: string
    student_id: number
    n: number
    version_uuid: string
    seed: string
    started_at: ColumnType<Date, Date | string, Date | string>
    deadline: ColumnType<Date, Date | string, Date | string>
    seen_at: ColumnType<Date, Date | string, Date | string>
    at_exercise: string | null
    waiting: Generated<number>
    given: Generated<number>
    sealed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    sealed_by: string | null
    late_discounted: Generated<boolean>
    key_version: number | null
    reset_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  }
  attempt_reset: {
    school_id: number
    attempt_uuid: string
    total: number | null
    max_score: number
    by_user_id: number
    at: ColumnType<Date, Date | string, Date | string>
  }
  bank_question: {
    school_id: number
    uuid: string
    owner_id: number
    subject_id: number | null
    parallel: number | null
    language: string
    objectives: string[]
    difficulty: string
    type: string
    prompt: string
    points: number
    version: Generated<number>
    shared_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    archived_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    created_at: ColumnType<Date, Date | string, Date | string>
    updated_at: ColumnType<Date, Date | string, Date | string>
  }
  bank_question_version: {
    school_id: number
    question_uuid: string
    number: number
    exercise: ColumnType<Json, string, string>
    by_user_id: number
    at: ColumnType<Date, Date | string, Date | string>
  }
  banner: {
    id: Generated<number>
    place: string
    image: string
    title: ColumnType<Json, string, string>
    buttons: ColumnType<Json, string | undefined, string>
    roles: string[] | null
    school_id: number | null
    region_id: number | null
    since: string | null
    until: string | null
    uuid: Generated<string>
    desk: Generated<string>
    desk_id: number | null
    scope: string | null
    department_id: number | null
    state: Generated<string>
    lasting: Generated<string>
    picture: string | null
    alt: ColumnType<Json | null, string | null, string | null>
    author_id: number | null
    version: Generated<number>
    changed_at: ColumnType<Date, Date | string | undefined, Date | string>
  }
  banner_closed: {
    account_id: number
    banner_id: number
    at: ColumnType<Date, Date | string, Date | string>
  }
  banner_reader: {
    banner_id: number
    account_id: number
    seen_on: string
    pressed: Generated<boolean>
  }
  brought_sheet: {
    school_id: number
    student_id: number
    academic_year: number
    transfer_id: number
    sheet: string
    signature: Buffer
    key_id: string
    brought_at: ColumnType<Date, Date | string, Date | string>
  }
  cabinet: {
    school_id: number
    id: Generated<number>
    number: string
    name: Generated<string>
  }
  calendar_feed: {
    school_id: number
    user_id: number
    reader_id: number
    hash: Buffer
    language: string
    made_at: ColumnType<Date, Date | string, Date | string>
  }
  calendar_plan: {
    school_id: number
    uuid: string
    academic_year: number
    group_id: number
    subject_id: number
    subgroup_id: number | null
    teacher_id: number
    score_type: string
    hours_per_week: number
    closed_quarters: Generated<number[]>
  }
  chat_hours: {
    school_id: number
    user_id: number
    from_time: string
    until_time: string
  }
  chat_phrase: {
    school_id: number
    uuid: string
    user_id: number
    body: string
    created_at: ColumnType<Date, Date | string, Date | string>
  }
  class_half: {
    school_id: number
    id: number
    group_id: number
    subject_id: number
    number: number
    name: string
  }
  class_lesson: {
    school_id: number
    uuid: string
    quarter_id: number
    group_id: number
    subgroup_id: number | null
    subgroup_number: number | null
    subject_id: number
    plan_uuid: string
    plan_lesson_uuid: string | null
    teacher_id: number
    substituted_id: number | null
    cabinet_id: number | null
    on_date: string
    starts: string
    ends: string
    during: string | null
    part: string | null
    forced: boolean
    forced_by: number | null
    forced_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    conducted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    conducted_by: number | null
    version: number
    created_at: ColumnType<Date, Date | string, Date | string>
    remote: boolean
  }
  class_program: {
    school_id: number
    id: number
    group_id: number
    description: string
    time_scheme_uuid: string
    archived_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  }
  class_stay: {
    school_id: number
    id: number
    group_id: number
    student_id: number
    since: string
    until: string | null
    arrival_order: string
    departure_order: string
  }
  closing_reminder: {
    school_id: number
    plan_uuid: string
    period: string
    by_user_id: number
    at: ColumnType<Date, Date | string, Date | string>
  }
  consent: {
    person_id: number
    slug: string
    version: number
    at: ColumnType<Date, Date | string, Date | string>
  }
  content: {
    school_id: number
    uuid: string
    kind: string
    title: string
    owner_id: number
    subject_id: number | null
    parallel: number | null
    language: string
    settings: ColumnType<Json, string, string>
    version: Generated<number>
    page_order: Generated<unknown /* _uuid */>
    shared_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    archived_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    created_at: ColumnType<Date, Date | string, Date | string>
    updated_at: ColumnType<Date, Date | string, Date | string>
    copied_from: string | null
  }
  content_check: {
    school_id: number
    reading_uuid: string
    id: string
    exercise_uuid: string
    n: number
    answer: ColumnType<Json | null, string | null, string | null>
    numerator: string | null
    denominator: string | null
    key_version: number
    at: ColumnType<Date, Date | string, Date | string>
  }
  content_file: {
    school_id: number
    content_uuid: string
    file_uuid: string
  }
  content_key: {
    school_id: number
    version_uuid: string
    key_version: number
    keys: ColumnType<Json, string, string>
    by_user_id: number
    at: ColumnType<Date, Date | string, Date | string>
  }
  content_page: {
    school_id: number
    content_uuid: string
    uuid: string
    version: number
    body: ColumnType<Json, string, string>
    questions: ColumnType<Json, never, never>
  }
  content_page_seen: {
    school_id: number
    reading_uuid: string
    page_uuid: string
    at: ColumnType<Date, Date | string, Date | string>
  }
  content_reading: {
    school_id: number
    uuid: string
    given_uuid: string
    student_id: number
    n: number
    version_uuid: string
    seed: string
    started_at: ColumnType<Date, Date | string, Date | string>
    seen_at: ColumnType<Date, Date | string, Date | string>
    at_page: string | null
    done_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    reset_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  }
  content_reading_file: {
    school_id: number
    reading_uuid: string
    file_uuid: string
  }
  content_reset: {
    school_id: number
    reading_uuid: string
    points: string
    max_points: number
    by_user_id: number
    at: ColumnType<Date, Date | string, Date | string>
  }
  content_review: {
    school_id: number
    reading_uuid: string
    exercise_uuid: string
    n: number
    version: number
    points: number
    parts: ColumnType<Json, string, string>
    comment: string
    by_user_id: number
    at: ColumnType<Date, Date | string, Date | string>
  }
  content_version: {
    school_id: number
    uuid: string
    content_uuid: string
    number: number
    published_at: ColumnType<Date, Date | string, Date | string>
    published_by: number
    title: string
    settings: ColumnType<Json, string, string>
    body: ColumnType<Json, string, string>
    max_score: number
  }
  conversation: {
    school_id: number
    uuid: string
    kind: string
    first_id: number | null
    second_id: number | null
    group_id: number | null
    lesson_uuid: string | null
    last_seq: Generated<number>
    last_at: ColumnType<Date, Date | string, Date | string>
    created_by: number
    created_at: ColumnType<Date, Date | string, Date | string>
  }
  conversation_member: {
    school_id: number
    conversation_uuid: string
    user_id: number
    since: ColumnType<Date, Date | string, Date | string>
    until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    until_seq: number | null
    read_seq: Generated<number>
    quiet: Generated<boolean>
    muted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  }
  corridor_board: {
    school_id: number
    hash: Buffer
    made_by: number
    made_at: ColumnType<Date, Date | string, Date | string>
  }
  department: {
    id: Generated<number>
    region_id: number
    name: ColumnType<Json, string, string>
  }
  dialog_day: {
    account_id: number
    day: string
  }
  email_proof: {
    person_id: number
    email: string
    asked_at: ColumnType<Date, Date | string, Date | string>
    code_hash: Buffer | null
    tries: Generated<number>
  }
  email_proof_asked: {
    id: ColumnType<number, never, never>
    person_id: number
    email: string
    at: ColumnType<Date, Date | string, Date | string>
  }
  enrolment: {
    school_id: number
    id: Generated<number>
    group_id: number
    student_id: number
    since: string
    until: string | null
    arrival_order: Generated<string>
    departure_order: Generated<string>
  }
  failed_attempt: {
    subject: Buffer
    failures: number
    locks: number
    locked_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    touched_at: ColumnType<Date, Date | string, Date | string>
  }
  family_tie: {
    school_id: number
    student_id: number
    parent_id: number
    place: number
  }
  free_day: {
    id: number
    school_id: number | null
    starts_on: string
    ends_on: string
    name: ColumnType<Json, string, string>
    parallels: number[] | null
    kind: string
  }
  guardian: {
    school_id: number
    student_id: number
    parent_id: number
    place: number
  }
  guardianship: {
    school_id: number
    student_id: number
    parent_id: number
    place: number
    since: Generated<string>
    until: string | null
    bound_by: number | null
    agreed: Generated<string>
  }
  half_stay: {
    school_id: number
    subgroup_id: number
    student_id: number
    group_id: number
    subject_id: number
    since: string
    until: string | null
  }
  hand_over: {
    hash: Buffer
    user_id: number
    audience: string
    expires_at: ColumnType<Date, Date | string, Date | string>
    used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    session_id: string
  }
  help_verdict: {
    person_id: number
    entry: string
    helped: boolean
    at: ColumnType<Date, Date | string, Date | string>
  }
  holiday: {
    id: Generated<number>
    school_id: number | null
    starts_on: string
    ends_on: string
    name: ColumnType<Json, string, string>
    parallels: number[] | null
    kind: Generated<string>
  }
  homework: {
    school_id: number
    uuid: string
    lesson_uuid: string
    body: string
    due_on: string | null
    version: Generated<number>
    created_by: number
    created_at: ColumnType<Date, Date | string, Date | string>
    updated_at: ColumnType<Date, Date | string, Date | string>
    wants_answer: Generated<boolean>
    to_all: Generated<boolean>
    expires_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    content_version_uuid: string | null
    max_score: Generated<number>
    updated_by: number | null
  }
  homework_answer: {
    school_id: number
    uuid: string
    state: string
    version: Generated<number>
    body: Generated<string>
    exercises: ColumnType<Json, string | undefined, string>
    sent_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    points: number | null
    score: number | null
    comment: Generated<string>
    updated_at: ColumnType<Date, Date | string, Date | string>
  }
  homework_answer_event: {
    school_id: number
    operation: string
    answer_uuid: string
    version: number
    kind: string
    by_user_id: number
    at: ColumnType<Date, Date | string, Date | string>
    score: number | null
    comment: Generated<string>
  }
  homework_answer_file: {
    school_id: number
    answer_uuid: string
    file_uuid: string
    position: number
  }
  homework_file: {
    school_id: number
    homework_uuid: string
    file_uuid: string
    position: Generated<number>
  }
  homework_operation: {
    school_id: number
    operation_id: string
    lesson_uuid: string
    homework_uuid: string
    by_user_id: number
    at: ColumnType<Date, Date | string, Date | string>
  }
  homework_recipient: {
    school_id: number
    uuid: Generated<string>
    homework_uuid: string
    student_id: number
    seed: Generated<string>
  }
  idempotency: {
    key: string
    caller: string
    endpoint: string
    request_hash: Buffer
    answer: ColumnType<Json, string, string>
    at: ColumnType<Date, Date | string, Date | string>
  }
  iin_look_up: {
    school_id: number
    id: ColumnType<number, never, never>
    by_user_id: number
    at: ColumnType<Date, Date | string, Date | string>
    iin_hash: Buffer
    answer: string
  }
  import_plan: {
    school_id: number
    uuid: string
    file_name: string
    language: string
    workbook: Buffer | null
    made_by: number
    made_at: ColumnType<Date, Date | string, Date | string>
    read_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    outcome: string | null
    hash: string | null
    faults: Generated<number>
    done_by: number | null
    done_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    done_counts: ColumnType<Json | null, string | null, string | null>
    undone_by: number | null
    undone_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  }
  import_plan_answer: {
    school_id: number
    plan_uuid: string
    iin: string
    person_id: number | null
    made_by: number
    made_at: ColumnType<Date, Date | string, Date | string>
  }
  import_plan_change: {
    school_id: number
    plan_uuid: string
    table_name: string
    key: string
    before: ColumnType<Json | null, string | null, string | null>
    after: string | null
  }
  import_plan_correction: {
    school_id: number
    plan_uuid: string
    sheet: string
    row_number: number
    column_name: string
    value: string
    made_by: number
    made_at: ColumnType<Date, Date | string, Date | string>
  }
  import_plan_finding: {
    school_id: number
    plan_uuid: string
    ordinal: number
    level: string
    sheet: string | null
    row_number: number | null
    column_name: string | null
    value: string | null
    code: string
    about: ColumnType<Json, string, string>
  }
  import_plan_kept: {
    school_id: number
    plan_uuid: string
    ordinal: number
    part: string
    row_number: number
    person_id: number | null
    name: string
    field: string
    standing: string
    workbook: string
    edited_by: string | null
    edited_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    is_taken: boolean
    thing: string | null
  }
  import_plan_question: {
    school_id: number
    plan_uuid: string
    ordinal: number
    part: string
    row_number: number
    iin: string
    name: string
    born_on: string
    label: string
    people: ColumnType<Json, string, string>
    answer: string | null
    person_id: number | null
  }
  import_plan_row: {
    school_id: number
    plan_uuid: string
    ordinal: number
    part: string
    row_number: number | null
    kind: string
    name: string
    changes: ColumnType<Json, string, string>
  }
  import_plan_taken: {
    school_id: number
    plan_uuid: string
    person_id: number | null
    field: string
    made_by: number
    made_at: ColumnType<Date, Date | string, Date | string>
    thing: string | null
  }
  invitation: {
    school_id: number
    id: string
    person_id: number
    kind: string
    user_id: number | null
    student_id: number | null
    place: number | null
    typed_name: string
    asked_by: number | null
    asked_at: ColumnType<Date, Date | string, Date | string>
    ends_at: ColumnType<Date, Date | string, Date | string>
    code_hash: Buffer
    state: Generated<string>
    settled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  }
  job: {
    school_id: number
    uuid: string
    kind: string
    title: string
    asked_by: number
    actor: ColumnType<Json, string, string>
    language: string
    input: ColumnType<Json, string, string>
    state: Generated<string>
    done: Generated<number>
    total: number | null
    stage: string | null
    file_uuid: string | null
    link: string | null
    problem: ColumnType<Json | null, string | null, string | null>
    attempt: Generated<number>
    heartbeat: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    created_at: ColumnType<Date, Date | string, Date | string>
    ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  }
  known_device: {
    account_id: number
    hash: Buffer
    since: ColumnType<Date, Date | string, Date | string>
    seen_at: ColumnType<Date, Date | string, Date | string>
    trusted_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  }
  known_person: {
    id: number
    iin: string | null
    surname: string
    firstname: string
    patronymic: string
    sex: string
    born_on: string | null
    phone: string | null
    email: string | null
    email_confirmed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    photo_file: string | null
    language: string | null
    scheme: string | null
    version: number
  }
  known_school: {
    id: number
    bin: string
    name: ColumnType<Json, string, string>
    address: string
    region_id: number
    department_id: number | null
    type: string
    logo_file: string | null
    default_language: string
    api_version: string
    schedule_version: string
    edit_schedule: boolean
    group_load_edit: boolean
    teacher_edit: boolean
    created_at: ColumnType<Date, Date | string, Date | string>
    blocked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    phone: string
    email: string
    site: string
    mark_notice_hours: number
  }
  lesson: {
    school_id: number
    uuid: string
    quarter_id: number
    group_id: number
    subgroup_id: number | null
    subgroup_number: number | null
    subject_id: number
    plan_uuid: string
    plan_lesson_uuid: string | null
    teacher_id: number
    substituted_id: number | null
    cabinet_id: number | null
    on_date: string
    starts: string
    ends: string
    during: ColumnType<string | null, never, never>
    part: ColumnType<string | null, never, never>
    forced: Generated<boolean>
    forced_by: number | null
    forced_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    conducted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    conducted_by: number | null
    version: Generated<number>
    created_at: ColumnType<Date, Date | string | undefined, Date | string>
    remote: Generated<boolean>
  }
  lesson_content: {
    school_id: number
    uuid: string
    lesson_uuid: string
    content_uuid: string
    version_uuid: string
    kind: string
    given_by: number
    given_at: ColumnType<Date, Date | string, Date | string>
    taken_back_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  }
  lesson_material: {
    school_id: number
    uuid: string
    lesson_uuid: string
    kind: string
    title: string
    url: string | null
    file_uuid: string | null
    position: Generated<number>
    created_by: number
  }
  live_answer: {
    school_id: number
    check_uuid: string
    student_id: number
    reached_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    answer: string | null
    answered_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  }
  live_check: {
    school_id: number
    uuid: string
    lesson_uuid: string
    kind: string
    started_by: number
    started_at: ColumnType<Date, Date | string, Date | string>
    reach_until: ColumnType<Date, Date | string, Date | string>
    ends_at: ColumnType<Date, Date | string, Date | string>
    ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  }
  mark: {
    school_id: number
    lesson_uuid: string
    student_id: number
    score: number | null
    sign: string | null
    comment: Generated<string>
    version: number
    updated_by: number
    updated_at: ColumnType<Date, Date | string, Date | string>
  }
  mark_event: {
    school_id: number
    operation_id: string
    lesson_uuid: string
    student_id: number
    base_version: number
    version: number
    score: number | null
    sign: string | null
    comment: Generated<string>
    undoes: string | null
    by_user_id: number
    at: ColumnType<Date, Date | string, Date | string>
    device_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  }
  meeting: {
    school_id: number
    uuid: string
    lesson_uuid: string
    kind: string
    room: string | null
    url: string | null
    opened_by: number
    opened_at: ColumnType<Date, Date | string, Date | string>
    closed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    recording_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  }
  meeting_entry: {
    school_id: number
    meeting_uuid: string
    user_id: number
    entered_at: ColumnType<Date, Date | string, Date | string>
    left_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  }
  message: {
    school_id: number
    conversation_uuid: string
    seq: number
    id: string
    author_id: number
    body: string
    at: ColumnType<Date, Date | string, Date | string>
    tell_at: ColumnType<Date, Date | string, Date | string>
    reply_to: number | null
    template: string | null
    urgent_reason: string | null
    edited_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    taken_back_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    taken_back_by: number | null
  }
  message_file: {
    school_id: number
    conversation_uuid: string
    seq: number
    file_uuid: string
    position: number
  }
  message_later: {
    school_id: number
    id: string
    conversation_uuid: string
    author_id: number
    body: string
    send_at: ColumnType<Date, Date | string, Date | string>
    created_at: ColumnType<Date, Date | string, Date | string>
  }
  message_original: {
    school_id: number
    id: ColumnType<number, never, never>
    conversation_uuid: string
    seq: number
    author_id: number
    act: string
    body: string
    by_user_id: number
    at: ColumnType<Date, Date | string, Date | string>
  }
  message_reaction: {
    school_id: number
    conversation_uuid: string
    seq: number
    user_id: number
    kind: string
  }
  message_report: {
    school_id: number
    uuid: string
    conversation_uuid: string
    seq: number
    reason: string
    words: Generated<string>
    body: string
    by_user_id: number
    at: ColumnType<Date, Date | string, Date | string>
    due_at: ColumnType<Date, Date | string, Date | string>
    decided_by: number | null
    decided_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    outcome: string | null
    note: Generated<string>
  }
  money_account: {
    id: ColumnType<number, never, never>
    person_id: number | null
    name: string | null
    currency: string
  }
  money_balance: {
    account_id: number
    amount: Generated<number>
    is_money: Generated<boolean>
    entries: Generated<number>
  }
  money_entry: {
    id: ColumnType<number, never, never>
    transfer_uuid: string
    account_id: number
    amount: number
  }
  money_fiscal: {
    provider: string
    external_id: string
    is_return: boolean
    sign: string
    register: string
    url: string | null
    at: ColumnType<Date, Date | string, Date | string>
  }
  money_inbound: {
    id: ColumnType<number, never, never>
    provider: string
    txn_id: string
    person_id: number
    amount: number
    transfer_uuid: string
    at: ColumnType<Date, Date | string, Date | string>
  }
  money_item: {
    kind: string
    id: number
    name: ColumnType<Json, string, string>
    price: number
  }
  money_message: {
    id: ColumnType<number, never, never>
    provider: string
    event: string
    received_at: ColumnType<Date, Date | string, Date | string>
    address: string
    content_type: string
    raw: Buffer
    verdict: string
    reason: string | null
    order_uuid: string | null
  }
  money_order: {
    uuid: string
    product_id: number | null
    months: number
    price: number
    payer_id: number
    beneficiary_id: number
    is_trial: Generated<boolean>
    state: string
    opens_from: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    opens_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    created_at: ColumnType<Date, Date | string, Date | string>
    kind: Generated<string>
    provider: Generated<string>
    number: number | null
    payer_user_id: number | null
    school_id: number | null
    item_kind: string | null
    item_id: number | null
    points: Generated<number>
    days: Generated<number>
    external_id: string | null
    token_hash: string | null
    sent_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    asked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    paid_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    fault: string | null
    step: number | null
    phone: string | null
    asks_code: Generated<boolean>
  }
  money_paper: {
    uuid: string
    person_id: number
    amount: number
    entered_by: string
    entered_at: ColumnType<Date, Date | string, Date | string>
    confirmed_by: string | null
  }
  money_payment: {
    provider: string
    external_id: string
    order_uuid: string
    amount: number
    state: string
    details: ColumnType<Json, string | undefined, string>
    transfer_uuid: string | null
    at: ColumnType<Date, Date | string, Date | string>
  }
  money_price: {
    product_id: number
    months: number
    price: number
  }
  money_product: {
    id: Generated<number>
    type: string
    audience: string
    name: ColumnType<Json, string, string>
    description: ColumnType<Json, string, string>
    trial_days: Generated<number>
    is_featured: Generated<boolean>
    is_sold: Generated<boolean>
    days: number | null
    seats: Generated<number>
    providers: string[] | null
  }
  money_refund: {
    uuid: string
    order_uuid: string
    units: number
    amount: number
    way: string
    state: string
    asked_by: string
    confirmed_by: string | null
    at: ColumnType<Date, Date | string, Date | string>
    step: Generated<number>
    claimed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  }
  money_reward: {
    id: Generated<number>
    product_id: number
    months: number
    points: number
    is_given: Generated<boolean>
  }
  money_transfer: {
    uuid: string
    kind: string
    order_uuid: string | null
    reverses: string | null
    at: ColumnType<Date, Date | string, Date | string>
  }
  notice: {
    id: ColumnType<number, never, never>
    user_id: number
    school_id: number | null
    category: string
    kind: string
    situation: string
    words: ColumnType<Json, string, string>
    href: string
    times: Generated<number>
    at: ColumnType<Date, Date | string, Date | string>
    shown_from: ColumnType<Date, Date | string, Date | string>
    read_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    pushed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  }
  notice_quiet: {
    user_id: number
    quiet_from: string
    quiet_until: string
  }
  notice_setting: {
    user_id: number
    category: string
    bell: boolean
    push: string
  }
  outbox: {
    id: ColumnType<number, never, never>
    event_id: string
    name: string
    school_id: number | null
    data: ColumnType<Json, string, string>
    at: ColumnType<Date, Date | string, Date | string>
    tx: Generated<string>
  }
  outbox_listener: {
    event: string
    listener: string
  }
  outbox_task: {
    listener: string
    outbox_id: number
    due: ColumnType<Date, Date | string | undefined, Date | string>
    attempts: Generated<number>
  }
  outer_code: {
    hash: Buffer
    diary: string
    person: ColumnType<Json, string, string>
    expires_at: ColumnType<Date, Date | string, Date | string>
    used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    account_id: number | null
  }
  outer_link: {
    id: ColumnType<number, never, never>
    account_id: number
    diary: string
    outer_id: string
    short_name: string
    school_name: string | null
    municipality: string | null
    joined_at: ColumnType<Date, Date | string, Date | string>
    used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  }
  passkey: {
    id: string
    account_id: number
    public_key: Buffer
    counter: number
    transports: string[]
    name: string
    created_at: ColumnType<Date, Date | string, Date | string>
    used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  }
  passkey_challenge: {
    hash: Buffer
    answered_at: ColumnType<Date, Date | string, Date | string>
  }
  password_event: {
    id: ColumnType<number, never, never>
    account_id: number
    at: ColumnType<Date, Date | string, Date | string>
    by_user_id: number | null
    kind: string
  }
  period_amendment: {
    school_id: number
    uuid: string
    plan_uuid: string
    period: string
    student_id: number
    base_version: number
    score: number | null
    unmarked: string | null
    comment: Generated<string>
    reason: string
    asked_by: number
    asked_at: ColumnType<Date, Date | string, Date | string>
    decision: string | null
    note: Generated<string>
    decided_by: number | null
    decided_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  }
  period_closing: {
    school_id: number
    plan_uuid: string
    period: string
    revision: number
    closed_by: number
    closed_at: ColumnType<Date, Date | string, Date | string>
    snapshot: string
    signature: Buffer
    key_id: string
    amendment_uuid: string | null
  }
  period_mark: {
    school_id: number
    plan_uuid: string
    student_id: number
    period: string
    uuid: string
    score: number | null
    unmarked: string | null
    comment: Generated<string>
    version: number
    updated_by: number
    updated_at: ColumnType<Date, Date | string, Date | string>
  }
  period_mark_event: {
    school_id: number
    operation_id: string
    plan_uuid: string
    student_id: number
    period: string
    version: number
    score: number | null
    unmarked: string | null
    comment: Generated<string>
    amendment_uuid: string | null
    by_user_id: number
    at: ColumnType<Date, Date | string, Date | string>
  }
  person: {
    id: Generated<number>
    iin: string | null
    surname: string
    firstname: string
    patronymic: Generated<string>
    sex: string
    born_on: string | null
    phone: string | null
    photo_file: string | null
    created_at: ColumnType<Date, Date | string | undefined, Date | string>
    email: string | null
    version: Generated<number>
    language: string | null
    scheme: string | null
    email_confirmed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  }
  person_edit: {
    school_id: number
    person_id: number
    field: string
    by_user_id: number
    at: ColumnType<Date, Date | string, Date | string>
  }
  placed_person: {
    id: number
    school_id: number | null
    person_id: number
    role: string
    subrole: string | null
    position_id: number | null
    region_id: number | null
    department_id: number | null
    archived_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    created_at: ColumnType<Date, Date | string, Date | string>
    is_in_statistic: boolean
    placed_at: ColumnType<Date, Date | string, Date | string>
    created_by: number | null
    waiting: boolean
    iin: string | null
    surname: string
    firstname: string
    patronymic: string
    sex: string
    born_on: string | null
    phone: string | null
    email: string | null
    photo_file: string | null
    language: string | null
    scheme: string | null
  }
  placement: {
    id: number
    school_id: number | null
    person_id: number
    role: string
    subrole: string | null
    position_id: number | null
    region_id: number | null
    department_id: number | null
    archived_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    created_at: ColumnType<Date, Date | string, Date | string>
    is_in_statistic: boolean
    placed_at: ColumnType<Date, Date | string, Date | string>
    created_by: number | null
    waiting: boolean
  }
  plan_event: {
    school_id: number
    uuid: string
    plan_uuid: string
    number: Generated<number>
    kind: string
    comment: Generated<string>
    touched: Generated<number>
    change: ColumnType<Json | null, string | null, string | null>
    undone: Generated<boolean>
    by_user_id: number
    at: ColumnType<Date, Date | string, Date | string>
  }
  plan_lesson: {
    school_id: number
    uuid: string
    plan_uuid: string
    quarter_id: number
    ordinal: number
    section: Generated<string>
    theme: string
    entity_kind: Generated<string>
    entity_id: string | null
    max_score: number | null
    objectives: Generated<string[]>
    hours: Generated<number>
    version: Generated<number>
    content: Generated<string>
    devices: Generated<string>
    note: Generated<string>
    fixed: string | null
  }
  plan_progress: {
    school_id: number
    plan_uuid: string
    version: Generated<number>
    state: Generated<string>
  }
  plan_reviewer: {
    school_id: number
    subject_id: number
    teacher_id: number
  }
  push_subscription: {
    endpoint: string
    user_id: number
    session_id: string
    p256dh: string | null
    auth: string | null
    language: string
    created_at: ColumnType<Date, Date | string, Date | string>
    wait_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    failures: Generated<number>
    kind: Generated<string>
  }
  questionnaire: {
    uuid: string
    desk: string
    desk_id: number | null
    roles: string[]
    scope: string
    school_id: number | null
    department_id: number | null
    region_id: number | null
    since: string
    until: string
    state: Generated<string>
    title: ColumnType<Json, string, string>
    lead: ColumnType<Json, string, string>
    form: Generated<number>
    author_id: number
    version: Generated<number>
    changed_at: ColumnType<Date, Date | string, Date | string>
  }
  questionnaire_answer: {
    id: Generated<string>
    questionnaire_uuid: string
    number: number
    user_id: number | null
    chosen: Generated<number[]>
    words: Generated<string>
  }
  questionnaire_question: {
    questionnaire_uuid: string
    number: number
    kind: string
    required: boolean
    words: ColumnType<Json, string, string>
    options: ColumnType<Json, string | undefined, string>
  }
  questionnaire_reply: {
    questionnaire_uuid: string
    user_id: number
    named: boolean
    mark: Buffer
  }
  rate_limit: {
    key: string
    window_start: ColumnType<Date, Date | string, Date | string>
    hits: number
  }
  record_opening: {
    school_id: number
    student_id: number
    by_user_id: number
    on_day: string
    what: string
    at: ColumnType<Date, Date | string, Date | string>
  }
  recovery_code: {
    account_id: number
    hash: Buffer
    used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  }
  recovery_letter: {
    account_id: number
    asked_at: ColumnType<Date, Date | string, Date | string>
    code_hash: Buffer | null
    tries: Generated<number>
  }
  refresh_token: {
    hash: Buffer
    session_id: string
    issued_at: ColumnType<Date, Date | string, Date | string>
    expires_at: ColumnType<Date, Date | string, Date | string>
    used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    used_by: Buffer | null
    arrived_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  }
  region: {
    id: number
    kato: string
    name: ColumnType<Json, string, string>
  }
  regrade: {
    school_id: number
    uuid: string
    version_uuid: string
    key_version: number
    only_up: boolean
    plan_hash: string
    changes: ColumnType<Json, string, string>
    by_user_id: number
    at: ColumnType<Date, Date | string, Date | string>
  }
  review: {
    uuid: string
    user_id: number
    school_id: number | null
    type: string
    slug: string
    name: string
    theme: string
    rating: number
    categories: string[]
    message: string
    second: string
    at: ColumnType<Date, Date | string, Date | string>
    answer: string | null
    answered_by: number | null
    answered_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    version: Generated<number>
  }
  safety_opening: {
    school_id: number
    uuid: string
    conversation_uuid: string
    reason: string
    asked_by: number
    asked_at: ColumnType<Date, Date | string, Date | string>
    decided_by: number | null
    decided_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    agreed: boolean | null
    until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  }
  safety_reading: {
    school_id: number
    id: ColumnType<number, never, never>
    opening_uuid: string
    by_user_id: number
    at: ColumnType<Date, Date | string, Date | string>
  }
  schedule_batch: {
    school_id: number
    uuid: string
    kind: string
    asked: ColumnType<Json, string, string>
    made_by: number
    made_at: ColumnType<Date, Date | string, Date | string>
    undone_by: number | null
    undone_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  }
  schedule_batch_lesson: {
    school_id: number
    batch_uuid: string
    lesson_uuid: string
    before: ColumnType<Json | null, string | null, string | null>
    version: number | null
  }
  school: {
    id: Generated<number>
    bin: string
    name: ColumnType<Json, string, string>
    address: Generated<string>
    region_id: number
    department_id: number | null
    type: Generated<string>
    logo_file: string | null
    default_language: Generated<string>
    api_version: Generated<string>
    schedule_version: Generated<string>
    edit_schedule: Generated<boolean>
    group_load_edit: Generated<boolean>
    teacher_edit: Generated<boolean>
    created_at: ColumnType<Date, Date | string | undefined, Date | string>
    blocked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    phone: Generated<string>
    email: Generated<string>
    site: Generated<string>
    mark_notice_hours: Generated<number>
  }
  school_act: {
    school_id: number
    id: ColumnType<number, never, never>
    at: ColumnType<Date, Date | string, Date | string>
    by_user_id: number
    by_name: string
    kind: string
    about: Generated<string>
  }
  school_class: {
    school_id: number
    id: number
    academic_year: number
    parallel: number
    letter: string
    edu_lang: string
    faculty: string | null
    lead_id: number | null
    time_scheme_uuid: string | null
    parent_id: number | null
    inclusive_description: string | null
    is_in_statistic: boolean
    archived_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    quarter_start: string | null
    quarter_end: string | null
  }
  school_import: {
    school_id: number
    id: ColumnType<number, never, never>
    academic_year: number
    plan_hash: string
    file_hash: string
    counts: ColumnType<Json, string, string>
    at: ColumnType<Date, Date | string, Date | string>
  }
  school_quarter: {
    school_id: number
    quarter_id: number
    starts_on: string
    ends_on: string
  }
  school_setting_act: {
    school_id: number
    id: ColumnType<number, never, never>
    at: ColumnType<Date, Date | string, Date | string>
    by_user_id: number
    what: string
    is_on: boolean | null
    from_day: string | null
    until_day: string | null
    hours: number | null
  }
  school_version: {
    school_id: number
    version: number
  }
  score_event: {
    school_id: number
    attempt_uuid: string
    exercise_uuid: string
    version: number
    numerator: string
    denominator: string
    key_version: number | null
    by_user_id: number | null
    parts: ColumnType<Json, string | undefined, string>
    comment: Generated<string>
    answer_version: number
    at: ColumnType<Date, Date | string, Date | string>
  }
  score_left_out: {
    school_id: number
    student_id: number
    lesson_uuid: string
    plan_uuid: string
    reason: string
    left_out_by: number
    left_out_at: ColumnType<Date, Date | string, Date | string>
    put_back_by: number | null
    put_back_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  }
  second_factor: {
    account_id: number
    secret: Buffer | null
    confirmed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    pending: Buffer | null
    pending_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    last_used: number | null
  }
  second_factor_rule: {
    school_id: number
    required_since: ColumnType<Date, Date | string, Date | string>
  }
  session: {
    id: string
    account_id: number
    user_id: number
    device: Generated<string>
    address: Generated<string>
    created_at: ColumnType<Date, Date | string, Date | string>
    seen_at: ColumnType<Date, Date | string, Date | string>
    ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    ended_because: string | null
  }
  setting: {
    name: string
    value: ColumnType<Json, string, string>
  }
  sign_in_event: {
    id: ColumnType<number, never, never>
    account_id: number
    session_id: string | null
    at: ColumnType<Date, Date | string, Date | string>
    outcome: string
    device: Generated<string>
    address: Generated<string>
  }
  sign_in_step: {
    hash: Buffer
    account_id: number
    password_mark: Buffer
    expires_at: ColumnType<Date, Date | string, Date | string>
  }
  sitting: {
    school_id: number
    uuid: string
    lesson_uuid: string
    version_uuid: string
    kind: string
    minutes: number
    late_minutes: number
    opens_at: ColumnType<Date, Date | string, Date | string>
    closes_at: ColumnType<Date, Date | string, Date | string>
    given_by: number
    given_at: ColumnType<Date, Date | string, Date | string>
  }
  sitting_exception: {
    school_id: number
    sitting_uuid: string
    student_id: number
    opens_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    closes_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    extra_minutes: Generated<number>
  }
  social_care: {
    school_id: number
    student_id: number
    category: string
    since: string
    until: string | null
    document: Generated<string>
    id: Generated<number>
  }
  social_passport: {
    school_id: number
    student_id: number
    note: Generated<string>
    version: Generated<number>
    changed_by: number
    changed_at: ColumnType<Date, Date | string, Date | string>
  }
  static_page_draft: {
    slug: string
    words: ColumnType<Json, string, string>
    revision: number
    changed_at: ColumnType<Date, Date | string, Date | string>
    changed_by: number
  }
  static_page_version: {
    slug: string
    version: number
    words: ColumnType<Json, string, string>
    asks: boolean
    published_at: ColumnType<Date, Date | string, Date | string>
    published_by: number | null
  }
  stored_file: {
    uuid: string
    school_id: number | null
    owner_id: number
    name: string
    mime: string
    bytes: number
    sha256: Buffer
    created_at: ColumnType<Date, Date | string, Date | string>
    orphaned_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  }
  student_transfer: {
    id: Generated<number>
    from_school_id: number
    to_school_id: number
    student_id: number
    leaves_on: string
    departure_order: string
    state: Generated<string>
    created_at: ColumnType<Date, Date | string, Date | string>
    settled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    taken_as: number | null
    taken_on: string | null
  }
  study_group: {
    school_id: number
    id: Generated<number>
    academic_year: number
    parallel: number
    letter: string
    edu_lang: string
    faculty: string | null
    lead_id: number | null
    time_scheme_uuid: string | null
    parent_id: number | null
    inclusive_description: string | null
    is_in_statistic: Generated<boolean>
    archived_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    quarter_start: string | null
    quarter_end: string | null
  }
  subgroup: {
    school_id: number
    id: Generated<number>
    group_id: number
    subject_id: number
    number: number
    name: Generated<string>
  }
  subgroup_member: {
    school_id: number
    subgroup_id: number
    student_id: number
    group_id: number
    subject_id: number
    since: string
    until: string | null
  }
  subject: {
    id: Generated<number>
    slug: string
    name: ColumnType<Json, string, string>
    kind: Generated<string>
  }
  subscription: {
    id: Generated<number>
    user_id: number | null
    school_id: number | null
    type: string
    status: string
    expires_at: ColumnType<Date, Date | string, Date | string>
    product_id: number | null
    order_uuid: string | null
    grace_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  }
  substitution_request: {
    school_id: number
    absence_uuid: string
    lesson_uuid: string
    teacher_id: number
    asked_by: number
    asked_at: ColumnType<Date, Date | string, Date | string>
    accepted: boolean | null
    answered_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  }
  support_agent: {
    school_id: number
    user_id: number
  }
  support_message: {
    ticket_uuid: string
    seq: number
    uuid: string
    user_id: number
    by_agent: boolean
    text: string
    state: string | null
    at: ColumnType<Date, Date | string, Date | string>
  }
  support_template: {
    school_id: number
    uuid: string
    title: string
    text: string
  }
  support_ticket: {
    uuid: string
    number: ColumnType<number, never, never>
    user_id: number
    school_id: number | null
    type: string
    content: ColumnType<Json, string, string>
    file_uuid: string | null
    state: string
    agent_id: number | null
    rating: number | null
    last_seq: Generated<number>
    created_at: ColumnType<Date, Date | string, Date | string>
    moved_at: ColumnType<Date, Date | string, Date | string>
  }
  taught_day: {
    school_id: number
    day: string
    week_day: number
    name: ColumnType<Json, string, string>
  }
  teacher_seat: {
    school_id: number
    id: ColumnType<number, never, never>
    user_id: number
    given_at: ColumnType<Date, Date | string, Date | string>
    given_by: number
    taken_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
    taken_by: number | null
  }
  time_scheme: {
    school_id: number
    uuid: string
    name: string
    shift: Generated<number>
    periods: ColumnType<Json, string, string>
  }
  timetable_closed: {
    school_id: number
    uuid: string
    teacher_id: number | null
    cabinet_id: number | null
    week_day: number
    starts: string
    ends: string
  }
  timetable_lock: {
    school_id: number
    plan_uuid: string
    week_day: number
    number: number
  }
  timetable_proposal: {
    school_id: number
    uuid: string
    asked: ColumnType<Json, string, string>
    load_stamp: string
    score: ColumnType<Json, string, string>
    score_before: ColumnType<Json, string, string>
    unplaced: ColumnType<Json, string, string>
    made_by: number
    made_at: ColumnType<Date, Date | string, Date | string>
    replaced: ColumnType<Json | null, string | null, string | null>
  }
  timetable_proposal_slot: {
    school_id: number
    proposal_uuid: string
    plan_uuid: string
    week_day: number
    number: number
    cabinet_id: number | null
  }
  timetable_slot: {
    school_id: number
    id: Generated<number>
    group_id: number
    plan_uuid: string
    subgroup_id: number | null
    week_day: number
    number: number
    cabinet_id: number | null
  }
  timetable_subject_level: {
    school_id: number
    subject_id: number
    level: string
  }
  training_program: {
    school_id: number
    id: Generated<number>
    group_id: number
    description: string
    time_scheme_uuid: string
    archived_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  }
  training_stay: {
    school_id: number
    id: Generated<number>
    program_id: number
    student_id: number
    since: string
    until: string | null
    arrival_order: string
    retirement_order: Generated<string>
  }
  upload: {
    school_id: number
    uuid: string
    owner_id: number
    target: string
    name: string
    bytes: number
    received: Generated<number>
    touched_at: ColumnType<Date, Date | string, Date | string>
    taken_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  }
  upload_part: {
    school_id: number
    uuid: string
    upload_uuid: string
    start: number
    counts: Generated<boolean>
  }
  week_slot: {
    school_id: number
    id: number
    group_id: number
    plan_uuid: string
    subgroup_id: number | null
    week_day: number
    number: number
    cabinet_id: number | null
  }
  working_day: {
    school_id: number
    day: string
    week_day: number
    name: ColumnType<Json, string, string>
  }
  year_end_batch: {
    school_id: number
    uuid: string
    year: number
    made: ColumnType<Json, string, string>
    made_by: number
    made_at: ColumnType<Date, Date | string, Date | string>
    undone_by: number | null
    undone_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  }
  year_quarter: {
    school_id: number
    quarter_id: number
    starts_on: string
    ends_on: string
  }
}
