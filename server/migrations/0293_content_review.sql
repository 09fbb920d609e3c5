-- How a person scored an open answer of a lesson, by its descriptors: each scoring over the one before; appended only.
-- owner: lesson-content
create table content_review (
  school_id integer not null,
  reading_uuid uuid not null,
  exercise_uuid uuid not null,
  -- Which try was read.
  n smallint not null,
  version smallint not null,
  points smallint not null,
  -- Points by descriptor.
  parts jsonb not null,
  comment text not null,
  by_user_id integer not null,
  at timestamptz not null,
  primary key (school_id, reading_uuid, exercise_uuid, n, version),
  constraint content_review_points check (points between 0 and 100 and version > 0),
  constraint content_review_comment check (char_length(comment) <= 1000),
  constraint content_review_try foreign key (school_id, reading_uuid, exercise_uuid, n)
    references content_check (school_id, reading_uuid, exercise_uuid, n),
  constraint content_review_reader foreign key (school_id, by_user_id) references app_user (school_id, id)
);
create trigger content_review_immutable before update or delete on content_review
  for each row execute function content_check_stays();
