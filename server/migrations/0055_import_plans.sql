-- A workbook of the whole school that somebody looks at before it is brought in. The workbook stays only while it may
-- still be brought in; what was planned and what came of it stays.
-- owner: import-plans
create table import_plan (
  school_id integer not null references school (id),
  uuid uuid not null,
  file_name text not null,
  -- In which the rows are told.
  language text not null,
  workbook bytea,
  made_by integer not null,
  made_at timestamptz not null,
  read_at timestamptz,
  outcome text,
  -- Of what would be done: the school moved when the same workbook gives another one.
  hash text,
  faults integer not null default 0,
  done_by integer,
  done_at timestamptz,
  done_counts jsonb,
  primary key (school_id, uuid),
  constraint import_plan_author foreign key (school_id, made_by) references app_user (school_id, id),
  constraint import_plan_doer foreign key (school_id, done_by) references app_user (school_id, id),
  constraint import_plan_outcome check (outcome in ('ready', 'unreadable', 'other-school', 'nothing-to-do')),
  constraint import_plan_read check ((read_at is null) = (outcome is null)),
  constraint import_plan_hash check ((outcome = 'ready') = (hash is not null)),
  constraint import_plan_done check ((done_by is null) = (done_at is null))
);
create index import_plan_latest on import_plan (school_id, made_at);

-- What becomes of each row of the workbook.
-- owner: import-plans
create table import_plan_row (
  school_id integer not null references school (id),
  plan_uuid uuid not null,
  ordinal integer not null,
  part text not null,
  -- As Excel counts; the sheet of the school itself has one fact a row, and is told as one.
  row_number integer,
  kind text not null,
  name text not null,
  changes jsonb not null,
  primary key (school_id, plan_uuid, ordinal),
  constraint import_plan_row_plan foreign key (school_id, plan_uuid) references import_plan (school_id, uuid),
  constraint import_plan_row_kind check (kind in ('create', 'change', 'same'))
);

-- The lines of the report, in their order.
-- owner: import-plans
create table import_plan_finding (
  school_id integer not null references school (id),
  plan_uuid uuid not null,
  ordinal integer not null,
  level text not null,
  sheet text,
  row_number integer,
  column_name text,
  value text,
  code text not null,
  about jsonb not null,
  primary key (school_id, plan_uuid, ordinal),
  constraint import_plan_finding_plan foreign key (school_id, plan_uuid) references import_plan (school_id, uuid),
  constraint import_plan_finding_level check (level in ('fault', 'consequence', 'warning'))
);
