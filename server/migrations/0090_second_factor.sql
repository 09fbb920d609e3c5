-- A code of an app beside the password (RFC 6238), recovery codes, and schools that require it of their staff.

-- Until when no code is asked of an account in a browser that it trusted.
alter table known_device add column trusted_until timestamptz;

-- A sign-in whose password was right and whose code is awaited. It is void once the password is another one.
-- owner: auth
create table sign_in_step (
  hash bytea primary key,
  account_id integer not null references account (id) on delete cascade,
  password_mark bytea not null,
  expires_at timestamptz not null
);
create index sign_in_step_expires on sign_in_step (expires_at);

-- Secrets are sealed by a key of the installation. `pending` is what an app was given and has not confirmed yet.
-- owner: second-factor
create table second_factor (
  account_id integer primary key references account (id) on delete cascade,
  secret bytea,
  confirmed_at timestamptz,
  pending bytea,
  pending_at timestamptz,
  -- The last half minute whose code was used: a code works once.
  last_used bigint,
  constraint second_factor_confirmed check ((secret is null) = (confirmed_at is null))
);

-- owner: second-factor
create table recovery_code (
  account_id integer not null references account (id) on delete cascade,
  hash bytea not null,
  used_at timestamptz,
  primary key (account_id, hash)
);

-- Schools that require a second factor of their staff; asked of sign-ins since then.
-- owner: second-factor
create table second_factor_rule (
  school_id integer primary key references school (id) on delete cascade,
  required_since timestamptz not null
);
