-- Lectures and lessons that a lesson has to be read by pages, and how far each student is with them.

-- owner: lesson-content
create table lesson_content (
  school_id integer not null references school (id),
  uuid uuid not null,
  lesson_uuid uuid not null,
  content_uuid uuid not null,
  -- What is read by whoever begins now; a reading that was begun stays with its own.
  version_uuid uuid not null,
  kind text not null,
  given_by integer not null,
  given_at timestamptz not null,
  -- Taken off the lesson; what was read stays, and it may be given again.
  taken_back_at timestamptz,
  primary key (school_id, uuid),
  constraint lesson_content_once unique (school_id, lesson_uuid, content_uuid),
  constraint lesson_content_lesson foreign key (school_id, lesson_uuid) references lesson (school_id, uuid),
  constraint lesson_content_content foreign key (school_id, content_uuid) references content (school_id, uuid),
  constraint lesson_content_version foreign key (school_id, version_uuid) references content_version (school_id, uuid),
  constraint lesson_content_giver foreign key (school_id, given_by) references app_user (school_id, id),
  constraint lesson_content_kind check (kind in ('lecture', 'custom-lesson', 'regular'))
);

-- A student on the way through it. The version and the seed of its ids never change; the seed stays on the server.
-- owner: lesson-content
create table content_reading (
  school_id integer not null,
  uuid uuid not null,
  given_uuid uuid not null,
  student_id integer not null,
  n smallint not null,
  version_uuid uuid not null,
  seed text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  -- The page that was looked at last.
  at_page uuid,
  done_at timestamptz,
  reset_at timestamptz,
  primary key (school_id, uuid),
  constraint content_reading_once unique (school_id, given_uuid, student_id, n),
  constraint content_reading_given foreign key (school_id, given_uuid) references lesson_content (school_id, uuid),
  constraint content_reading_student foreign key (school_id, student_id) references app_user (school_id, id),
  constraint content_reading_version foreign key (school_id, version_uuid) references content_version (school_id, uuid)
);
create unique index content_reading_living on content_reading (school_id, given_uuid, student_id) where reset_at is null;

-- Pages that a student had before them.
-- owner: lesson-content
create table content_page_seen (
  school_id integer not null,
  reading_uuid uuid not null,
  page_uuid uuid not null,
  at timestamptz not null,
  primary key (school_id, reading_uuid, page_uuid),
  constraint content_page_seen_reading foreign key (school_id, reading_uuid) references content_reading (school_id, uuid)
);

create function content_check_stays() returns trigger language plpgsql as $$
begin
  raise exception 'what was answered and how it was checked never changes' using errcode = 'integrity_constraint_violation';
end $$;

-- Every answer that was checked, under the id of its operation; appended only.
-- owner: lesson-content
create table content_check (
  school_id integer not null,
  reading_uuid uuid not null,
  id uuid not null,
  exercise_uuid uuid not null,
  -- Which try of the exercise it was.
  n smallint not null,
  -- Under the stored ids.
  answer jsonb,
  -- The exact points as a fraction; null for an open answer, which a person reads.
  numerator numeric(40),
  denominator numeric(40),
  key_version integer not null,
  at timestamptz not null,
  primary key (school_id, reading_uuid, id),
  constraint content_check_try unique (school_id, reading_uuid, exercise_uuid, n),
  constraint content_check_points check ((numerator is null) = (denominator is null) and denominator > 0),
  constraint content_check_reading foreign key (school_id, reading_uuid) references content_reading (school_id, uuid)
);
create trigger content_check_immutable before update or delete on content_check
  for each row execute function content_check_stays();

-- Files that a student put to open answers.
-- owner: lesson-content
create table content_reading_file (
  school_id integer not null,
  reading_uuid uuid not null,
  file_uuid uuid not null,
  primary key (school_id, reading_uuid, file_uuid),
  constraint content_reading_file_reading foreign key (school_id, reading_uuid) references content_reading (school_id, uuid),
  constraint content_reading_file_file foreign key (school_id, file_uuid) references stored_file (school_id, uuid)
);

-- What a reading had brought when it was put back, and who did it.
-- owner: lesson-content
create table content_reset (
  school_id integer not null,
  reading_uuid uuid not null,
  points numeric(10, 2) not null,
  max_points integer not null,
  by_user_id integer not null,
  at timestamptz not null,
  primary key (school_id, reading_uuid),
  constraint content_reset_reading foreign key (school_id, reading_uuid) references content_reading (school_id, uuid),
  constraint content_reset_person foreign key (school_id, by_user_id) references app_user (school_id, id)
);
