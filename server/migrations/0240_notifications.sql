-- What a person is told of by the bell and by pushes, and how they want to be told.

-- owner: notifications
create table notice (
  id bigint generated always as identity primary key,
  user_id integer not null references app_user (id),
  school_id integer references school (id),
  category text not null,
  -- Names the sentence; `words` fill it.
  kind text not null,
  -- One situation is one unread notice: 25 marks of a lesson count it up and make no second one.
  situation text not null,
  words jsonb not null,
  href text not null,
  times integer not null default 1,
  at timestamptz not null,
  -- Nobody is shown it before; a school may let families know of marks some hours later.
  shown_from timestamptz not null,
  read_at timestamptz,
  pushed_at timestamptz,
  constraint notice_category check (category in ('marks', 'homework', 'exams', 'messages', 'lessons', 'tasks', 'news')),
  constraint notice_times check (times > 0)
);
create unique index notice_situation on notice (user_id, situation) where read_at is null;
create index notice_newest on notice (user_id, at desc, id desc);
create index notice_unpushed on notice (user_id, shown_from) where pushed_at is null and read_at is null;

-- What differs from the usual: every category rings at once.
-- owner: notifications
create table notice_setting (
  user_id integer not null references app_user (id),
  category text not null,
  bell boolean not null,
  push text not null,
  primary key (user_id, category),
  constraint notice_setting_category check (category in ('marks', 'homework', 'exams', 'messages', 'lessons', 'tasks', 'news')),
  constraint notice_setting_push check (push in ('now', 'daily', 'off'))
);

-- Hours without pushes, when they are not the usual ones.
-- owner: notifications
create table notice_quiet (
  user_id integer primary key references app_user (id),
  quiet_from time not null,
  quiet_until time not null
);

-- A browser that takes pushes for whoever is signed in there; gone with the session.
-- owner: notifications
create table push_subscription (
  endpoint text primary key,
  user_id integer not null references app_user (id),
  session_id uuid not null,
  p256dh text not null,
  auth text not null,
  language text not null,
  created_at timestamptz not null,
  -- Not asked before this moment: the push service was busy or away.
  wait_until timestamptz,
  failures smallint not null default 0,
  constraint push_subscription_endpoint check (char_length(endpoint) <= 1000),
  constraint push_subscription_language check (language in ('kz', 'ru', 'en'))
);
create index push_subscription_by_user on push_subscription (user_id);
create index push_subscription_by_session on push_subscription (session_id);
