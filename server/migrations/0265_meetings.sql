-- The meeting of a lesson: who opened it, whoever came in.

-- owner: live-lesson
create table meeting (
  school_id integer not null references school (id),
  uuid uuid not null,
  lesson_uuid uuid not null,
  kind text not null,
  -- The name of the room at the meeting server: nothing can be read from it or guessed.
  room text,
  -- Where a meeting by a link is.
  url text,
  opened_by integer not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  primary key (school_id, uuid),
  constraint meeting_lesson foreign key (school_id, lesson_uuid) references lesson (school_id, uuid) on delete cascade,
  constraint meeting_teacher foreign key (school_id, opened_by) references app_user (school_id, id),
  constraint meeting_kind check (
    (kind = 'frame' and room is not null and url is null) or (kind = 'link' and url is not null and room is null)),
  constraint meeting_url check (char_length(url) <= 1000 and url like 'https://%')
);
create unique index meeting_open on meeting (school_id, lesson_uuid) where closed_at is null;
create index meeting_by_lesson on meeting (school_id, lesson_uuid, opened_at desc);
create index meeting_links on meeting (school_id, opened_by, opened_at desc) where url is not null;

-- owner: live-lesson
create table meeting_entry (
  school_id integer not null,
  meeting_uuid uuid not null,
  user_id integer not null,
  -- The first time; who came back later is in it since then.
  entered_at timestamptz not null,
  left_at timestamptz,
  primary key (school_id, meeting_uuid, user_id),
  constraint meeting_entry_meeting foreign key (school_id, meeting_uuid) references meeting (school_id, uuid) on delete cascade,
  constraint meeting_entry_user foreign key (school_id, user_id) references app_user (school_id, id)
);
