-- Works that are given to a class, what students answered, and the points they got.

-- A published version given to those who attend a lesson, with a window and minutes.
-- owner: exams
create table sitting (
  school_id integer not null references school (id),
  uuid uuid not null,
  lesson_uuid uuid not null,
  version_uuid uuid not null,
  kind text not null,
  minutes smallint not null,
  -- Minutes after the bell in which what was given before it is still taken; 0 is the strict form (Q-127).
  late_minutes smallint not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  given_by integer not null,
  given_at timestamptz not null,
  primary key (school_id, uuid),
  constraint sitting_lesson foreign key (school_id, lesson_uuid) references lesson (school_id, uuid),
  constraint sitting_version foreign key (school_id, version_uuid) references content_version (school_id, uuid),
  constraint sitting_giver foreign key (school_id, given_by) references app_user (school_id, id),
  constraint sitting_kind check (kind in ('sor', 'soch', 'test', 'ent')),
  constraint sitting_minutes check (minutes between 1 and 300 and late_minutes between 0 and 60),
  constraint sitting_window check (closes_at > opens_at)
);
create index sitting_of_lesson on sitting (school_id, lesson_uuid, opens_at);
create index sitting_of_version on sitting (school_id, version_uuid);

-- A student's own window, and minutes beyond those of the others.
-- owner: exams
create table sitting_exception (
  school_id integer not null,
  sitting_uuid uuid not null,
  student_id integer not null,
  opens_at timestamptz,
  closes_at timestamptz,
  extra_minutes smallint not null default 0,
  primary key (school_id, sitting_uuid, student_id),
  constraint sitting_exception_sitting foreign key (school_id, sitting_uuid) references sitting (school_id, uuid) on delete cascade,
  constraint sitting_exception_student foreign key (school_id, student_id) references app_user (school_id, id),
  constraint sitting_exception_minutes check (extra_minutes between 0 and 300)
);

-- A student at a work. The version and the seed of its ids and orders never change; the seed stays on the server.
-- owner: exams
create table attempt (
  school_id integer not null,
  uuid uuid not null,
  sitting_uuid uuid not null,
  student_id integer not null,
  n smallint not null,
  version_uuid uuid not null,
  seed text not null,
  started_at timestamptz not null,
  -- The bell of this student: kept, so that every guard is a comparison of one row.
  deadline timestamptz not null,
  seen_at timestamptz not null,
  -- The question that the student looked at last.
  at_exercise uuid,
  -- Answers that waited on the device when it was heard last.
  waiting smallint not null default 0,
  -- Counts the answers that came in, so that scoring never passes by one that came meanwhile.
  given integer not null default 0,
  sealed_at timestamptz,
  sealed_by text,
  -- The teacher counts nothing of what came after the bell (Q-127).
  late_discounted boolean not null default false,
  -- The keys by which the machine scored it; null before.
  key_version integer,
  reset_at timestamptz,
  primary key (school_id, uuid),
  constraint attempt_once unique (school_id, sitting_uuid, student_id, n),
  constraint attempt_sitting foreign key (school_id, sitting_uuid) references sitting (school_id, uuid),
  constraint attempt_student foreign key (school_id, student_id) references app_user (school_id, id),
  constraint attempt_version foreign key (school_id, version_uuid) references content_version (school_id, uuid),
  constraint attempt_seed check (char_length(seed) between 40 and 100),
  constraint attempt_sealed check ((sealed_at is null) = (sealed_by is null) and sealed_by in ('student', 'bell', 'teacher'))
);
create unique index attempt_living on attempt (school_id, sitting_uuid, student_id) where reset_at is null;

create function exam_event_stays() returns trigger language plpgsql as $$
begin
  raise exception 'what was given and what was scored never changes' using errcode = 'integrity_constraint_violation';
end $$;

-- Everything that a student ever gave, under the id of its operation; appended only.
-- owner: exams
create table answer_event (
  school_id integer not null,
  attempt_uuid uuid not null,
  id uuid not null,
  exercise_uuid uuid not null,
  version integer not null,
  answer jsonb,
  -- Milliseconds from the last word of the server to the answer, by the device.
  elapsed integer not null,
  received_at timestamptz not null,
  late boolean not null,
  primary key (school_id, attempt_uuid, id),
  constraint answer_event_version unique (school_id, attempt_uuid, exercise_uuid, version),
  constraint answer_event_attempt foreign key (school_id, attempt_uuid) references attempt (school_id, uuid)
);
create trigger answer_event_immutable before update or delete on answer_event
  for each row execute function exam_event_stays();

-- The present answer to each exercise, under the ids that this attempt was shown.
-- owner: exams
create table answer (
  school_id integer not null,
  attempt_uuid uuid not null,
  exercise_uuid uuid not null,
  version integer not null,
  answer jsonb,
  late boolean not null,
  primary key (school_id, attempt_uuid, exercise_uuid),
  constraint answer_attempt foreign key (school_id, attempt_uuid) references attempt (school_id, uuid)
);

-- Files that a student put to an attempt.
-- owner: exams
create table answer_file (
  school_id integer not null,
  attempt_uuid uuid not null,
  file_uuid uuid not null,
  primary key (school_id, attempt_uuid, file_uuid),
  constraint answer_file_attempt foreign key (school_id, attempt_uuid) references attempt (school_id, uuid),
  constraint answer_file_file foreign key (school_id, file_uuid) references stored_file (school_id, uuid)
);

-- Points of an answer, by the machine with the keys of a version, or by a person with descriptors; appended only.
-- owner: exams
create table score_event (
  school_id integer not null,
  attempt_uuid uuid not null,
  exercise_uuid uuid not null,
  version integer not null,
  -- The exact points as a fraction.
  numerator numeric(40) not null,
  denominator numeric(40) not null,
  key_version integer,
  by_user_id integer,
  -- Points of each descriptor by its uuid.
  parts jsonb not null default '{}',
  comment text not null default '',
  answer_version integer not null,
  at timestamptz not null,
  primary key (school_id, attempt_uuid, exercise_uuid, version),
  constraint score_event_attempt foreign key (school_id, attempt_uuid) references attempt (school_id, uuid),
  constraint score_event_person foreign key (school_id, by_user_id) references app_user (school_id, id),
  constraint score_event_by check ((key_version is null) <> (by_user_id is null)),
  constraint score_event_points check (numerator >= 0 and denominator > 0),
  constraint score_event_comment check (char_length(comment) <= 1000)
);
create trigger score_event_immutable before update or delete on score_event
  for each row execute function exam_event_stays();

-- A reset keeps the attempt and says what it had brought (Q-080).
-- owner: exams
create table attempt_reset (
  school_id integer not null,
  attempt_uuid uuid not null,
  total smallint,
  max_score smallint not null,
  by_user_id integer not null,
  at timestamptz not null,
  primary key (school_id, attempt_uuid),
  constraint attempt_reset_attempt foreign key (school_id, attempt_uuid) references attempt (school_id, uuid),
  constraint attempt_reset_person foreign key (school_id, by_user_id) references app_user (school_id, id)
);

-- Sealed attempts scored anew by mended keys, as the plan said that was looked at.
-- owner: exams
create table regrade (
  school_id integer not null,
  uuid uuid not null,
  version_uuid uuid not null,
  key_version integer not null,
  only_up boolean not null,
  plan_hash text not null,
  changes jsonb not null,
  by_user_id integer not null,
  at timestamptz not null,
  primary key (school_id, uuid),
  constraint regrade_version foreign key (school_id, version_uuid) references content_version (school_id, uuid),
  constraint regrade_person foreign key (school_id, by_user_id) references app_user (school_id, id)
);
