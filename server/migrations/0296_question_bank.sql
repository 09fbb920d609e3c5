-- Questions that teachers keep for their works, by objective, each with its versions.

-- What finds a question; its words stand here again so that a list is one read.
-- owner: question-bank
create table bank_question (
  school_id integer not null references school (id),
  uuid uuid not null,
  owner_id integer not null,
  subject_id integer references subject (id),
  parallel smallint,
  language text not null,
  objectives text[] not null,
  difficulty text not null,
  type text not null,
  prompt text not null,
  points smallint not null,
  version integer not null default 1,
  shared_at timestamptz,
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (school_id, uuid),
  constraint bank_question_owner foreign key (school_id, owner_id) references app_user (school_id, id),
  constraint bank_question_parallel check (parallel between 0 and 12),
  constraint bank_question_language check (language in ('kz', 'ru', 'en')),
  constraint bank_question_difficulty check (difficulty in ('easy', 'medium', 'hard'))
);
create index bank_question_by_owner on bank_question (school_id, owner_id, updated_at desc);
create index bank_question_shared on bank_question (school_id, updated_at desc) where shared_at is not null;

-- The exercise with its key, as it was stored each time. Nobody but staff is ever given a row of it.
-- owner: question-bank
create table bank_question_version (
  school_id integer not null,
  question_uuid uuid not null,
  number integer not null,
  exercise jsonb not null,
  by_user_id integer not null,
  at timestamptz not null,
  primary key (school_id, question_uuid, number),
  constraint bank_question_version_question foreign key (school_id, question_uuid) references bank_question (school_id, uuid),
  constraint bank_question_version_author foreign key (school_id, by_user_id) references app_user (school_id, id)
);

-- Which questions of the bank a page was made from: of its exercises, and of those that are drawn.
alter table content_page add column questions jsonb not null generated always as (
  jsonb_path_query_array(body, '$.modules[*].bank') || jsonb_path_query_array(body, '$.modules[*].questions[*].bank')
) stored;
create index content_page_questions on content_page using gin (questions) where questions <> '[]';
