-- The end of an academic year is one act: what it made is kept, so that it can be taken back as a whole.

-- owner: year-end
create table year_end_batch (
  school_id integer not null references school (id),
  uuid uuid not null,
  year smallint not null,
  -- Classes and plans that were made, and who went where.
  made jsonb not null,
  made_by integer not null,
  made_at timestamptz not null,
  undone_by integer,
  undone_at timestamptz,
  primary key (school_id, uuid),
  constraint year_end_batch_author foreign key (school_id, made_by) references app_user (school_id, id),
  constraint year_end_batch_undoer foreign key (school_id, undone_by) references app_user (school_id, id),
  constraint year_end_batch_undone check ((undone_by is null) = (undone_at is null))
);
create index year_end_batch_latest on year_end_batch (school_id, made_at);
