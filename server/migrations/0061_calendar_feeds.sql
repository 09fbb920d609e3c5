-- A secret address of somebody's lessons for the calendar of a phone. Of the address only a hash is kept.

-- owner: calendar-feed
create table calendar_feed (
  school_id integer not null references school (id),
  -- Whose lessons they are.
  user_id integer not null,
  -- Who made the address: the same person, or a parent, who belongs to no school.
  reader_id integer not null references app_user (id),
  hash bytea not null,
  language text not null,
  made_at timestamptz not null,
  primary key (school_id, user_id, reader_id),
  constraint calendar_feed_user foreign key (school_id, user_id) references app_user (school_id, id),
  constraint calendar_feed_hash unique (school_id, hash)
);
