-- Accounts of an outer diary that open accounts here.

-- owner: merge
create table outer_link (
  id integer generated always as identity primary key,
  account_id integer not null references account (id),
  -- The key of the diary in the settings, and its own id of the person.
  diary text not null,
  outer_id text not null,
  short_name text not null,
  school_name text,
  municipality text,
  joined_at timestamptz not null,
  used_at timestamptz,
  constraint outer_link_once unique (diary, outer_id),
  constraint outer_link_id check (char_length(outer_id) between 1 and 100)
);
create index outer_link_of on outer_link (account_id, id);

-- A code that the outer diary took: who stands behind it while the wizard is open.
-- owner: merge
create table outer_code (
  hash bytea primary key,
  diary text not null,
  -- What the diary told of its person.
  person jsonb not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- The account that it joined or entered.
  account_id integer references account (id)
);
create index outer_code_expired on outer_code (expires_at);
