-- Long work that somebody asked for: it goes on when its page is left, and its process may die.

-- owner: platform
create table job (
  school_id integer not null references school (id),
  uuid uuid not null,
  kind text not null,
  -- What it is called, as a key of the texts; so is the stage.
  title text not null,
  asked_by integer not null,
  -- Who asked, with the rights of that moment, and in which language the result is made.
  actor jsonb not null,
  language text not null,
  input jsonb not null,
  state text not null default 'queued',
  done integer not null default 0,
  total integer,
  stage text,
  file_uuid uuid,
  link text,
  problem jsonb,
  -- How often it was begun. Whoever writes names the attempt, so that a process that was given up changes nothing.
  attempt smallint not null default 0,
  heartbeat timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (school_id, uuid),
  constraint job_by foreign key (school_id, asked_by) references app_user (school_id, id),
  constraint job_result foreign key (school_id, file_uuid) references stored_file (school_id, uuid),
  constraint job_state check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
  constraint job_ended check ((state in ('queued', 'running')) = (ended_at is null))
);
create index job_asked_by on job (school_id, asked_by, created_at desc);
create index job_waiting on job (created_at) where ended_at is null;
create index job_ended_at on job (ended_at) where ended_at is not null;
create index job_file on job (school_id, file_uuid) where file_uuid is not null;
