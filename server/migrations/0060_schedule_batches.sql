-- An act on many lessons is kept with each lesson as it was before, so that it can be taken back as one.

-- owner: office-schedule
create table schedule_batch (
  school_id integer not null references school (id),
  uuid uuid not null,
  kind text not null,
  -- What was asked for: class, week, target.
  asked jsonb not null,
  made_by integer not null,
  made_at timestamptz not null,
  undone_by integer,
  undone_at timestamptz,
  primary key (school_id, uuid),
  constraint schedule_batch_author foreign key (school_id, made_by) references app_user (school_id, id),
  constraint schedule_batch_undoer foreign key (school_id, undone_by) references app_user (school_id, id),
  constraint schedule_batch_undone check ((undone_by is null) = (undone_at is null))
);
create index schedule_batch_latest on schedule_batch (school_id, made_at);

-- The lesson may be gone, so it is no foreign key. `before` is null of a lesson that was made, `version` of one that went.
-- owner: office-schedule
create table schedule_batch_lesson (
  school_id integer not null references school (id),
  batch_uuid uuid not null,
  lesson_uuid uuid not null,
  before jsonb,
  version integer,
  primary key (school_id, batch_uuid, lesson_uuid),
  constraint schedule_batch_lesson_batch foreign key (school_id, batch_uuid) references schedule_batch (school_id, uuid),
  constraint schedule_batch_lesson_change check (before is not null or version is not null)
);
