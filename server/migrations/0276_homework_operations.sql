-- Who wrote the homework of a lesson last: a stale writer is told whose words stand instead.
-- Null for what was never changed since this was asked: its author wrote it.
alter table homework
  add column updated_by integer,
  add constraint homework_editor foreign key (school_id, updated_by) references app_user (school_id, id);

-- What a device sent: the same id again, days later, changes nothing.
-- owner: homework
create table homework_operation (
  school_id integer not null references school (id),
  operation_id uuid not null,
  lesson_uuid uuid not null,
  homework_uuid uuid not null,
  by_user_id integer not null,
  at timestamptz not null,
  primary key (school_id, operation_id),
  constraint homework_operation_lesson foreign key (school_id, lesson_uuid) references lesson (school_id, uuid) on delete cascade,
  constraint homework_operation_author foreign key (school_id, by_user_id) references app_user (school_id, id)
);
create index homework_operation_by_lesson on homework_operation (school_id, lesson_uuid);
