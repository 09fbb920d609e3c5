-- Who of the staff opened the record of a child by name: appended, once a person, child and day.
-- owner: record-openings
create table record_opening (
  school_id integer not null references school (id),
  student_id integer not null,
  by_user_id integer not null,
  on_day date not null,
  what text not null,
  at timestamptz not null,
  primary key (school_id, student_id, on_day, by_user_id),
  constraint record_opening_student foreign key (school_id, student_id) references app_user (school_id, id),
  constraint record_opening_by foreign key (school_id, by_user_id) references app_user (school_id, id),
  constraint record_opening_what check (what in ('card', 'marks', 'answer', 'exam'))
);
create trigger record_opening_append_only before update or delete on record_opening
  for each row execute function mark_event_is_append_only();
