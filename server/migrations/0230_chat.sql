-- Talks of a school: who is in one, what was written, how far each has read.
-- Parents belong to no school, so people are pointed at by their id alone.

-- owner: chat
create table conversation (
  school_id integer not null references school (id),
  uuid uuid not null,
  kind text not null,
  -- The two of a direct talk, the smaller id first.
  first_id integer constraint conversation_first references app_user (id),
  second_id integer constraint conversation_second references app_user (id),
  -- The class that is told, or null where the whole staff is.
  group_id integer,
  lesson_uuid uuid,
  last_seq integer not null default 0,
  last_at timestamptz not null,
  created_by integer not null constraint conversation_author references app_user (id),
  created_at timestamptz not null,
  primary key (school_id, uuid),
  constraint conversation_group foreign key (school_id, group_id) references study_group (school_id, id),
  constraint conversation_lesson foreign key (school_id, lesson_uuid) references lesson (school_id, uuid) on delete cascade,
  constraint conversation_kind check (
    (kind = 'direct' and first_id < second_id and group_id is null and lesson_uuid is null)
    or (kind = 'class' and group_id is not null and first_id is null and second_id is null and lesson_uuid is null)
    or (kind = 'announcement' and group_id is null and first_id is null and second_id is null and lesson_uuid is null)
    or (kind = 'lesson' and lesson_uuid is not null and first_id is null and second_id is null and group_id is null)),
  constraint conversation_numbers check (last_seq >= 0)
);
create unique index conversation_pair on conversation (school_id, first_id, second_id) where kind = 'direct';
create unique index conversation_of_group on conversation (school_id, group_id) where kind = 'class';
create unique index conversation_of_lesson on conversation (school_id, lesson_uuid) where kind = 'lesson';
create unique index conversation_of_staff on conversation (school_id) where kind = 'announcement';

-- What a person has read only grows. Whoever has left reads up to `until_seq`.
-- owner: chat
create table conversation_member (
  school_id integer not null,
  conversation_uuid uuid not null,
  user_id integer not null constraint conversation_member_user references app_user (id),
  since timestamptz not null,
  until timestamptz,
  until_seq integer,
  read_seq integer not null default 0,
  -- Told of nothing by a sound or a push; the number of unread messages stands all the same.
  quiet boolean not null default false,
  muted_at timestamptz,
  primary key (school_id, conversation_uuid, user_id),
  constraint conversation_member_talk foreign key (school_id, conversation_uuid)
    references conversation (school_id, uuid) on delete cascade,
  constraint conversation_member_end check ((until is null) = (until_seq is null))
);
create index conversation_member_by_user on conversation_member (school_id, user_id);

-- Numbers within a talk have no holes. The id is made on the device: sent twice it counts once.
-- owner: chat
create table message (
  school_id integer not null,
  conversation_uuid uuid not null,
  seq integer not null,
  id uuid not null,
  author_id integer not null constraint message_author references app_user (id),
  body text not null,
  at timestamptz not null,
  -- When people are told of it: at once, or in the morning.
  tell_at timestamptz not null,
  reply_to integer,
  template text,
  urgent_reason text,
  edited_at timestamptz,
  taken_back_at timestamptz,
  taken_back_by integer constraint message_taken_back_by references app_user (id),
  primary key (school_id, conversation_uuid, seq),
  constraint message_talk foreign key (school_id, conversation_uuid)
    references conversation (school_id, uuid) on delete cascade,
  constraint message_reply foreign key (school_id, conversation_uuid, reply_to)
    references message (school_id, conversation_uuid, seq),
  constraint message_id unique (school_id, author_id, id),
  constraint message_body check (char_length(body) <= 800),
  constraint message_urgent check (char_length(urgent_reason) between 1 and 200),
  constraint message_template check (template in ('absence')),
  constraint message_back check ((taken_back_at is null) = (taken_back_by is null))
);

-- owner: chat
create table message_file (
  school_id integer not null,
  conversation_uuid uuid not null,
  seq integer not null,
  file_uuid uuid not null,
  position smallint not null,
  primary key (school_id, conversation_uuid, seq, file_uuid),
  constraint message_file_message foreign key (school_id, conversation_uuid, seq)
    references message (school_id, conversation_uuid, seq) on delete cascade,
  constraint message_file_file foreign key (school_id, file_uuid) references stored_file (school_id, uuid)
);
create index message_file_by_file on message_file (school_id, file_uuid);

-- owner: chat
create table message_reaction (
  school_id integer not null,
  conversation_uuid uuid not null,
  seq integer not null,
  user_id integer not null constraint message_reaction_user references app_user (id),
  kind text not null,
  primary key (school_id, conversation_uuid, seq, user_id),
  constraint message_reaction_message foreign key (school_id, conversation_uuid, seq)
    references message (school_id, conversation_uuid, seq) on delete cascade,
  constraint message_reaction_kind check (kind in ('seen', 'thanks', 'agree', 'question'))
);

-- What will be written at its hour, and until then only its author sees.
-- owner: chat
create table message_later (
  school_id integer not null,
  id uuid not null,
  conversation_uuid uuid not null,
  author_id integer not null constraint message_later_author references app_user (id),
  body text not null,
  send_at timestamptz not null,
  created_at timestamptz not null,
  primary key (school_id, author_id, id),
  constraint message_later_talk foreign key (school_id, conversation_uuid)
    references conversation (school_id, uuid) on delete cascade,
  constraint message_later_body check (char_length(body) between 1 and 800)
);
create index message_later_by_talk on message_later (school_id, conversation_uuid, author_id);
