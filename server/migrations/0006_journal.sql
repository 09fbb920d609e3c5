-- What was marked is a fact: events are appended, the mark is their latest state, kept in the same transaction (Q-120).

-- owner: journal
create table mark (
  school_id integer not null references school (id),
  lesson_uuid uuid not null references lesson (uuid),
  student_id integer not null references app_user (id),
  score smallint,
  sign text,
  comment text not null default '',
  version integer not null,
  updated_by integer not null references app_user (id),
  updated_at timestamptz not null,
  primary key (school_id, lesson_uuid, student_id),
  constraint mark_sign check (sign in ('absent', 'excused', 'ill', 'late', 'exempt')),
  constraint mark_score check (score between 0 and 100),
  constraint mark_comment check (char_length(comment) <= 800)
);
create index mark_student on mark (student_id, lesson_uuid);

-- owner: journal
create table mark_event (
  operation_id uuid primary key,
  school_id integer not null,
  lesson_uuid uuid not null,
  student_id integer not null,
  base_version integer not null,
  version integer not null,
  score smallint,
  sign text,
  comment text not null default '',
  undoes uuid,
  by_user_id integer not null,
  at timestamptz not null,
  device_at timestamptz,
  constraint mark_event_once unique (school_id, lesson_uuid, student_id, version),
  constraint mark_event_next check (version = base_version + 1)
);

create function mark_event_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'mark_event is append-only' using errcode = 'integrity_constraint_violation';
end $$;
create trigger mark_event_append_only before update or delete on mark_event
  for each row execute function mark_event_is_append_only();
