-- What staff and families are asked. Answers of staff carry a name; those of students and parents carry nobody: who has
-- answered stands apart, without a moment and without anything that leads from one to the other.

-- owner: questionnaires
create table questionnaire (
  uuid uuid primary key,
  desk text not null,
  desk_id integer,
  roles text[] not null,
  scope text not null,
  school_id integer references school (id),
  department_id integer references department (id),
  region_id smallint references region (id),
  since date not null,
  until date not null,
  state text not null default 'draft',
  title jsonb not null,
  lead jsonb not null,
  -- Counts the changes of its questions: a reply says to which of them it belongs.
  form integer not null default 1,
  author_id integer not null references app_user (id),
  version integer not null default 1,
  changed_at timestamptz not null,
  constraint questionnaire_desk check (
    desk in ('school', 'department', 'region', 'country') and (desk = 'country') = (desk_id is null)),
  constraint questionnaire_state check (state in ('draft', 'published', 'stopped')),
  constraint questionnaire_scope check (
    cardinality(roles) > 0 and since <= until
    and (scope = 'school') = (school_id is not null)
    and (scope = 'department') = (department_id is not null)
    and (scope = 'region') = (region_id is not null)
    and scope in ('school', 'department', 'region', 'country'))
);
create index questionnaire_of_school on questionnaire (school_id);
create index questionnaire_of_desk on questionnaire (desk, desk_id);

-- owner: questionnaires
create table questionnaire_question (
  questionnaire_uuid uuid not null references questionnaire (uuid) on delete cascade,
  number smallint not null,
  kind text not null,
  required boolean not null,
  words jsonb not null,
  options jsonb not null default '[]',
  primary key (questionnaire_uuid, number),
  constraint questionnaire_question_kind check (kind in ('single', 'multiple', 'scale', 'text')),
  constraint questionnaire_question_number check (number between 1 and 30)
);

-- Who has answered, and nothing of what. `mark` knows a reply again that was sent twice.
-- owner: questionnaires
create table questionnaire_reply (
  questionnaire_uuid uuid not null references questionnaire (uuid),
  user_id integer not null references app_user (id),
  named boolean not null,
  mark bytea not null,
  primary key (questionnaire_uuid, user_id)
);

-- One answer to one question. Without a person it belongs to no reply: answers of one sheet cannot be put together again.
-- owner: questionnaires
create table questionnaire_answer (
  id uuid primary key default gen_random_uuid(),
  questionnaire_uuid uuid not null,
  number smallint not null,
  user_id integer references app_user (id),
  chosen smallint[] not null default '{}',
  words text not null default '',
  constraint questionnaire_answer_question foreign key (questionnaire_uuid, number) references questionnaire_question (questionnaire_uuid, number),
  constraint questionnaire_answer_words check (char_length(words) <= 800)
);
create index questionnaire_answer_of on questionnaire_answer (questionnaire_uuid, number);
