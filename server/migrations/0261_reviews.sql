-- What people think of courses, their lessons, and the product, and what they are answered.

-- owner: feedback
create table review (
  uuid uuid primary key,
  user_id integer not null references app_user (id),
  -- The school whose management reads it: the author's, a parent's by the oldest child. Officials have none.
  school_id integer references school (id),
  type text not null,
  slug text not null,
  -- What the author saw it called.
  name text not null,
  theme text not null,
  rating smallint not null,
  categories text[] not null,
  message text not null,
  second text not null,
  at timestamptz not null,
  answer text,
  answered_by integer references app_user (id),
  answered_at timestamptz,
  version integer not null default 1,
  -- A second review of the same thing changes the first.
  constraint review_once unique (user_id, type, slug),
  constraint review_type check (type in ('course_lesson_reviewable', 'course_reviewable', 'review')),
  constraint review_rating check (rating between 1 and 5),
  constraint review_categories check (cardinality(categories) between 1 and 5),
  constraint review_message check (char_length(message) between 1 and 2000),
  constraint review_second check (char_length(second) <= 254),
  constraint review_answer check (char_length(answer) between 1 and 800),
  constraint review_answered check ((answer is null) = (answered_at is null))
);
create index review_of_school on review (school_id, at desc, uuid);
create index review_newest on review (at desc, uuid);
create index review_of_person on review (user_id, at desc, uuid);
