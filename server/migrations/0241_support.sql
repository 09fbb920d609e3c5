-- Requests to support: what was asked, what was written about it, and who answers.

-- Who answers: staff of the service school, named by its management (Q-137).
-- owner: support
create table support_agent (
  school_id integer not null references school (id),
  user_id integer not null,
  primary key (school_id, user_id),
  constraint support_agent_user foreign key (school_id, user_id) references app_user (school_id, id)
);

-- owner: support
create table support_ticket (
  uuid uuid primary key,
  number integer generated always as identity,
  user_id integer not null references app_user (id),
  school_id integer references school (id),
  type text not null,
  -- What its type asks for, as it was sent.
  content jsonb not null,
  file_uuid uuid references stored_file (uuid),
  state text not null,
  agent_id integer references app_user (id),
  rating smallint,
  last_seq integer not null default 0,
  created_at timestamptz not null,
  moved_at timestamptz not null,
  constraint support_ticket_type check (type in ('elective_subject', 'error_in_lesson', 'error_ticket', 'plagiarism_ticket',
    'suggestion', 'sign_in')),
  constraint support_ticket_state check (state in ('new', 'in-work', 'answered', 'closed')),
  constraint support_ticket_rating check (rating between 1 and 5)
);
create index support_ticket_of on support_ticket (user_id, moved_at desc);
create index support_ticket_desk on support_ticket (state, moved_at);

-- Only added to. A message without words says that the request moved to a state.
-- owner: support
create table support_message (
  ticket_uuid uuid not null references support_ticket (uuid),
  seq integer not null,
  uuid uuid not null,
  user_id integer not null references app_user (id),
  by_agent boolean not null,
  text text not null,
  state text,
  at timestamptz not null,
  primary key (ticket_uuid, seq),
  constraint support_message_once unique (user_id, uuid),
  constraint support_message_text check (char_length(text) <= 800)
);

-- What agents answer often.
-- owner: support
create table support_template (
  school_id integer not null references school (id),
  uuid uuid not null,
  title text not null,
  text text not null,
  primary key (school_id, uuid),
  constraint support_template_text check (char_length(text) between 1 and 800),
  constraint support_template_title check (char_length(title) between 1 and 100)
);
