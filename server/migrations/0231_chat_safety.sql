-- What keeps talks with minors safe: the log of what was written, reports, and openings by two people.

-- Changes never; goes after three years, or a year after the talk's.
create function message_original_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '3 years' then
    return old;
  end if;
  raise exception 'message_original is append-only' using errcode = 'integrity_constraint_violation';
end $$;

-- What was written, edited and taken back where a minor takes part. No key leads to the message: it outlives it.
-- owner: chat
create table message_original (
  school_id integer not null references school (id),
  id bigint generated always as identity,
  conversation_uuid uuid not null,
  seq integer not null,
  author_id integer not null constraint message_original_author references app_user (id),
  act text not null,
  body text not null,
  by_user_id integer not null constraint message_original_by references app_user (id),
  at timestamptz not null,
  primary key (school_id, id),
  constraint message_original_act check (act in ('written', 'edited', 'taken-back'))
);
create index message_original_by_talk on message_original (school_id, conversation_uuid, id);
create trigger message_original_append_only before update or delete on message_original
  for each row execute function message_original_stays();

-- owner: chat
create table message_report (
  school_id integer not null,
  uuid uuid not null,
  conversation_uuid uuid not null,
  seq integer not null,
  reason text not null,
  words text not null default '',
  -- As it stood when it was reported.
  body text not null,
  by_user_id integer not null constraint message_report_by references app_user (id),
  at timestamptz not null,
  due_at timestamptz not null,
  decided_by integer,
  decided_at timestamptz,
  outcome text,
  note text not null default '',
  primary key (school_id, uuid),
  constraint message_report_message foreign key (school_id, conversation_uuid, seq)
    references message (school_id, conversation_uuid, seq) on delete cascade,
  constraint message_report_decided_by foreign key (school_id, decided_by) references app_user (school_id, id),
  constraint message_report_once unique (school_id, conversation_uuid, seq, by_user_id),
  constraint message_report_reason check (reason in ('danger', 'abuse', 'contacts', 'spam', 'other')),
  constraint message_report_words check (char_length(words) <= 500 and char_length(note) <= 500),
  constraint message_report_outcome check (outcome in ('groundless', 'talked', 'measures')
    and (outcome is null) = (decided_at is null) and (outcome is null) = (decided_by is null))
);
create index message_report_open on message_report (school_id, due_at) where decided_at is null;

-- A director and a social worker open a talk together, for a day.
-- owner: chat
create table safety_opening (
  school_id integer not null,
  uuid uuid not null,
  conversation_uuid uuid not null,
  reason text not null,
  asked_by integer not null,
  asked_at timestamptz not null,
  decided_by integer,
  decided_at timestamptz,
  agreed boolean,
  until timestamptz,
  primary key (school_id, uuid),
  constraint safety_opening_talk foreign key (school_id, conversation_uuid)
    references conversation (school_id, uuid) on delete cascade,
  constraint safety_opening_asked_by foreign key (school_id, asked_by) references app_user (school_id, id),
  constraint safety_opening_decided_by foreign key (school_id, decided_by) references app_user (school_id, id),
  constraint safety_opening_reason check (char_length(reason) between 10 and 500),
  constraint safety_opening_two check (decided_by <> asked_by),
  constraint safety_opening_end check ((agreed is true) = (until is not null))
);
create index safety_opening_by_talk on safety_opening (school_id, conversation_uuid);

-- Who looked, and when.
-- owner: chat
create table safety_reading (
  school_id integer not null,
  id bigint generated always as identity,
  opening_uuid uuid not null,
  by_user_id integer not null,
  at timestamptz not null,
  primary key (school_id, id),
  constraint safety_reading_by foreign key (school_id, by_user_id) references app_user (school_id, id),
  constraint safety_reading_opening foreign key (school_id, opening_uuid) references safety_opening (school_id, uuid)
);
create trigger safety_reading_append_only before update or delete on safety_reading
  for each row execute function mark_event_is_append_only();

-- When a person who works in the school answers, and the phrases they keep at hand.
-- owner: chat
create table chat_hours (
  school_id integer not null,
  user_id integer not null,
  from_time time not null,
  until_time time not null,
  primary key (school_id, user_id),
  constraint chat_hours_user foreign key (school_id, user_id) references app_user (school_id, id),
  constraint chat_hours_order check (from_time < until_time)
);

-- owner: chat
create table chat_phrase (
  school_id integer not null,
  uuid uuid not null,
  user_id integer not null,
  body text not null,
  created_at timestamptz not null,
  primary key (school_id, uuid),
  constraint chat_phrase_user foreign key (school_id, user_id) references app_user (school_id, id),
  constraint chat_phrase_body check (char_length(body) between 1 and 800)
);
create index chat_phrase_by_user on chat_phrase (school_id, user_id);
