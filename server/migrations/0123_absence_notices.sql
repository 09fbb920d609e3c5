-- A family's word that the child will be away, and its taking back.

-- owner: attendance
create table absence_notice (
  school_id integer not null references school (id),
  uuid uuid not null,
  student_id integer not null,
  from_day date not null,
  until_day date not null,
  kind text not null,
  words text not null default '',
  given_by integer not null references app_user (id),
  given_at timestamptz not null,
  primary key (school_id, uuid),
  constraint absence_notice_student foreign key (school_id, student_id) references app_user (school_id, id),
  constraint absence_notice_kind check (kind in ('illness', 'family', 'other')),
  constraint absence_notice_days check (until_day between from_day and from_day + 29),
  constraint absence_notice_words check (char_length(words) <= 500)
);
create index absence_notice_by_student on absence_notice (school_id, student_id, until_day);
create index absence_notice_by_day on absence_notice (school_id, until_day);
create trigger absence_notice_append_only before update or delete on absence_notice
  for each row execute function mark_event_is_append_only();

-- owner: attendance
create table absence_withdrawal (
  school_id integer not null,
  notice_uuid uuid not null,
  by_user_id integer not null references app_user (id),
  at timestamptz not null,
  primary key (school_id, notice_uuid),
  constraint absence_withdrawal_notice foreign key (school_id, notice_uuid) references absence_notice (school_id, uuid)
);
create trigger absence_withdrawal_append_only before update or delete on absence_withdrawal
  for each row execute function mark_event_is_append_only();
