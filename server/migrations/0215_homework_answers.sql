-- Homework is for all or for some, may ask for an answer, and holds what each student sent.

alter table homework
  -- Students send an answer; otherwise it is only read.
  add column wants_answer boolean not null default false,
  -- For everybody who attends the lesson; otherwise for those in homework_recipient.
  add column to_all boolean not null default true,
  -- The last moment at which an answer is taken.
  add column expires_at timestamptz,
  -- A lecture to read or exercises to do: the version as it was published.
  add column content_version_uuid uuid,
  add column max_score smallint not null default 10,
  add constraint homework_content foreign key (school_id, content_version_uuid) references content_version (school_id, uuid),
  add constraint homework_max_score check (max_score between 1 and 200);
create index homework_by_content on homework (school_id, content_version_uuid) where content_version_uuid is not null;

-- Who is asked for an answer, or, where it is for some, who is to do it. The id is the address of the answer.
-- owner: homework
create table homework_recipient (
  school_id integer not null references school (id),
  uuid uuid not null default gen_random_uuid(),
  homework_uuid uuid not null,
  student_id integer not null,
  -- Under which ids and in which order this student is shown the options; never leaves the server.
  seed uuid not null default gen_random_uuid(),
  primary key (school_id, uuid),
  constraint homework_recipient_once unique (school_id, homework_uuid, student_id),
  constraint homework_recipient_homework foreign key (school_id, homework_uuid) references homework (school_id, uuid)
    on delete cascade,
  constraint homework_recipient_student foreign key (school_id, student_id) references app_user (school_id, id)
);
create index homework_recipient_by_student on homework_recipient (school_id, student_id);

-- The answer of a student as it stands.
-- owner: homework
create table homework_answer (
  school_id integer not null,
  uuid uuid not null,
  state text not null,
  version integer not null default 1,
  body text not null default '',
  -- Answers to the exercises under their stored ids, by the uuid of the exercise.
  exercises jsonb not null default '{}',
  sent_at timestamptz,
  -- What the server scored of the exercises, rounded once.
  points smallint,
  score smallint,
  comment text not null default '',
  updated_at timestamptz not null,
  primary key (school_id, uuid),
  constraint homework_answer_recipient foreign key (school_id, uuid) references homework_recipient (school_id, uuid)
    on delete cascade,
  constraint homework_answer_state check (state in ('draft', 'sent', 'returned', 'scored')),
  constraint homework_answer_body check (char_length(body) <= 20000),
  constraint homework_answer_comment check (char_length(comment) <= 2000),
  constraint homework_answer_scored check ((state = 'scored') = (score is not null))
);

-- owner: homework
create table homework_answer_file (
  school_id integer not null,
  answer_uuid uuid not null,
  file_uuid uuid not null,
  position smallint not null,
  primary key (school_id, answer_uuid, file_uuid),
  constraint homework_answer_file_answer foreign key (school_id, answer_uuid) references homework_answer (school_id, uuid)
    on delete cascade,
  constraint homework_answer_file_file foreign key (school_id, file_uuid) references stored_file (school_id, uuid)
);

-- What was done with an answer, by operation: sent, sent back, scored.
-- owner: homework
create table homework_answer_event (
  school_id integer not null,
  operation uuid not null,
  answer_uuid uuid not null,
  -- Which version of the answer it made: the order of what was done.
  version integer not null,
  kind text not null,
  by_user_id integer not null,
  at timestamptz not null,
  score smallint,
  comment text not null default '',
  primary key (school_id, operation),
  constraint homework_answer_event_answer foreign key (school_id, answer_uuid) references homework_answer (school_id, uuid)
    on delete cascade,
  constraint homework_answer_event_by foreign key (school_id, by_user_id) references app_user (school_id, id),
  constraint homework_answer_event_version unique (school_id, answer_uuid, version),
  constraint homework_answer_event_kind check (kind in ('sent', 'returned', 'scored'))
);
