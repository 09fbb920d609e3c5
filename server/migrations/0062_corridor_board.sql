-- The secret address of the board in a school's corridor. Of the address only a hash is kept.

-- owner: corridor-board
create table corridor_board (
  school_id integer primary key references school (id),
  hash bytea not null,
  made_by integer not null,
  made_at timestamptz not null,
  constraint corridor_board_author foreign key (school_id, made_by) references app_user (school_id, id)
);
