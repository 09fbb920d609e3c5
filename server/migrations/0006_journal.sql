-- What was marked is a fact: events are appended, the mark is their latest state, kept in the same transaction (Q-120).

-- owner: journal
create table mark (
  school_id integer not null references school (id),
  lesson_uuid uuid not null,
  student_id integer not null,
  score smallint,
  sign text,
  comment text not null default '',
  version integer not null,
  updated_by integer not null,
  updated_at timestamptz not null,
  primary key (school_id, lesson_uuid, student_id),
  constraint mark_lesson foreign key (school_id, lesson_uuid) references lesson (school_id, uuid),
  constraint mark_student foreign key (school_id, student_id) references app_user (school_id, id),
  constraint mark_author foreign key (school_id, updated_by) references app_user (school_id, id),
  constraint mark_sign check (sign in ('absent', 'excused', 'ill', 'late', 'exempt')),
  constraint mark_score check (score between 0 and 100),
  constraint mark_comment check (char_length(comment) <= 800)
);
create index mark_by_student on mark (school_id, student_id, lesson_uuid);

-- owner: journal
create table mark_event (
  school_id integer not null,
  operation_id uuid not null,
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
  primary key (school_id, operation_id),
  constraint mark_event_once unique (school_id, lesson_uuid, student_id, version),
  constraint mark_event_next check (version = base_version + 1)
);

create function mark_event_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'mark_event is append-only' using errcode = 'integrity_constraint_violation';
end $$;
create trigger mark_event_append_only before update or delete on mark_event
  for each row execute function mark_event_is_append_only();
