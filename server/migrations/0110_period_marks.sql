-- What a student has for a quarter, a half-year, the year and its exam, and the closing of such a period.

-- The quarters (1…4) whose marks nobody changes any more. The write of a mark reads it and holds the row meanwhile.
alter table calendar_plan add closed_quarters smallint[] not null default '{}';

-- owner: period-marks
create table period_mark (
  school_id integer not null references school (id),
  plan_uuid uuid not null,
  student_id integer not null,
  period text not null,
  uuid uuid not null,
  score smallint,
  -- Why there is no score: the student was not assessed for now, or is freed from the subject.
  unmarked text,
  comment text not null default '',
  version integer not null,
  updated_by integer not null,
  updated_at timestamptz not null,
  primary key (school_id, plan_uuid, student_id, period),
  constraint period_mark_uuid unique (school_id, uuid),
  constraint period_mark_plan foreign key (school_id, plan_uuid) references calendar_plan (school_id, uuid),
  constraint period_mark_student foreign key (school_id, student_id) references app_user (school_id, id),
  constraint period_mark_author foreign key (school_id, updated_by) references app_user (school_id, id),
  constraint period_mark_period check (period in ('q1', 'q2', 'q3', 'q4', 'h1', 'h2', 'year', 'exam', 'final', 'points')),
  constraint period_mark_unmarked check (unmarked in ('not_assessed', 'exempt')),
  constraint period_mark_either check (score is null or unmarked is null),
  constraint period_mark_score check (score between 0 and 10),
  constraint period_mark_comment check (char_length(comment) <= 800)
);
create index period_mark_by_student on period_mark (school_id, student_id);

-- owner: period-marks
create table period_mark_event (
  school_id integer not null,
  operation_id uuid not null,
  plan_uuid uuid not null,
  student_id integer not null,
  period text not null,
  version integer not null,
  score smallint,
  unmarked text,
  comment text not null default '',
  -- The amendment of a closed period that this value came by.
  amendment_uuid uuid,
  by_user_id integer not null,
  at timestamptz not null,
  primary key (school_id, operation_id),
  constraint period_mark_event_once unique (school_id, plan_uuid, student_id, period, version)
);
create trigger period_mark_event_append_only before update or delete on period_mark_event
  for each row execute function mark_event_is_append_only();

-- A closed period as it stood, signed. The first revision is the closing, each later one an amendment.
-- owner: period-marks
create table period_closing (
  school_id integer not null,
  plan_uuid uuid not null,
  period text not null,
  revision smallint not null,
  closed_by integer not null,
  closed_at timestamptz not null,
  -- The very bytes that were signed.
  snapshot text not null,
  signature bytea not null,
  key_id text not null,
  amendment_uuid uuid,
  primary key (school_id, plan_uuid, period, revision),
  constraint period_closing_plan foreign key (school_id, plan_uuid) references calendar_plan (school_id, uuid),
  constraint period_closing_author foreign key (school_id, closed_by) references app_user (school_id, id)
);
create trigger period_closing_append_only before update or delete on period_closing
  for each row execute function mark_event_is_append_only();

-- owner: period-marks
create table period_amendment (
  school_id integer not null,
  uuid uuid not null,
  plan_uuid uuid not null,
  period text not null,
  student_id integer not null,
  -- The value that shall stand, and the version of the one it replaces.
  base_version integer not null,
  score smallint,
  unmarked text,
  comment text not null default '',
  reason text not null,
  asked_by integer not null,
  asked_at timestamptz not null,
  decision text,
  note text not null default '',
  decided_by integer,
  decided_at timestamptz,
  primary key (school_id, uuid),
  constraint period_amendment_plan foreign key (school_id, plan_uuid) references calendar_plan (school_id, uuid),
  constraint period_amendment_student foreign key (school_id, student_id) references app_user (school_id, id),
  constraint period_amendment_asker foreign key (school_id, asked_by) references app_user (school_id, id),
  constraint period_amendment_decider foreign key (school_id, decided_by) references app_user (school_id, id),
  constraint period_amendment_decision check (decision in ('approved', 'refused', 'withdrawn')),
  -- A second person decides; only the asker withdraws.
  constraint period_amendment_second check (decided_by is null or (decision = 'withdrawn') = (decided_by = asked_by)),
  constraint period_amendment_whole check ((decision is null) = (decided_by is null) and (decision is null) = (decided_at is null)),
  constraint period_amendment_reason check (char_length(reason) between 1 and 500)
);
create unique index period_amendment_open on period_amendment (school_id, plan_uuid, period, student_id)
  where decision is null;

-- Who was asked to close a period, and when.
-- owner: period-marks
create table closing_reminder (
  school_id integer not null,
  plan_uuid uuid not null,
  period text not null,
  by_user_id integer not null,
  at timestamptz not null,
  primary key (school_id, plan_uuid, period),
  constraint closing_reminder_plan foreign key (school_id, plan_uuid) references calendar_plan (school_id, uuid),
  constraint closing_reminder_author foreign key (school_id, by_user_id) references app_user (school_id, id)
);
