-- What a person has closed stays closed on every device and at every place of theirs.

-- owner: news
create table banner_closed (
  account_id integer not null references account (id),
  banner_id integer not null references banner (id) on delete cascade,
  at timestamptz not null,
  primary key (account_id, banner_id)
);

-- owner: news
create table announcement_closed (
  account_id integer not null references account (id),
  announcement_id integer not null references announcement (id) on delete cascade,
  at timestamptz not null,
  primary key (account_id, announcement_id)
);
