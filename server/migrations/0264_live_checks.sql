-- A teacher asks the class of a lesson that runs who is here, or how they are.

-- owner: live-lesson
create table live_check (
  school_id integer not null references school (id),
  uuid uuid not null,
  lesson_uuid uuid not null,
  kind text not null,
  started_by integer not null,
  started_at timestamptz not null,
  -- A student whom the question has not reached by now is not asked any more.
  reach_until timestamptz not null,
  ends_at timestamptz not null,
  -- The teacher ended it before its time.
  ended_at timestamptz,
  primary key (school_id, uuid),
  constraint live_check_lesson foreign key (school_id, lesson_uuid) references lesson (school_id, uuid) on delete cascade,
  constraint live_check_teacher foreign key (school_id, started_by) references app_user (school_id, id),
  constraint live_check_kind check (kind in ('presence', 'reflection')),
  constraint live_check_times check (started_at < reach_until and reach_until < ends_at)
);
create index live_check_by_lesson on live_check (school_id, lesson_uuid, started_at desc);

-- Whoever was asked has a row from the beginning; it says when the question was shown and what was answered.
-- owner: live-lesson
create table live_answer (
  school_id integer not null,
  check_uuid uuid not null,
  student_id integer not null,
  reached_at timestamptz,
  answer text,
  answered_at timestamptz,
  primary key (school_id, check_uuid, student_id),
  constraint live_answer_check foreign key (school_id, check_uuid) references live_check (school_id, uuid) on delete cascade,
  constraint live_answer_student foreign key (school_id, student_id) references app_user (school_id, id),
  constraint live_answer_answer check (answer in ('here', 'good', 'neutral', 'bad')),
  constraint live_answer_reached check (answer is null or reached_at is not null),
  constraint live_answer_whole check ((answer is null) = (answered_at is null))
);
create index live_answer_open on live_answer (school_id, student_id) where answer is null;
