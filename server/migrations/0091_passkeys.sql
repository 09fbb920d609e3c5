-- Sign-in by a passkey: the public key of each, and the challenges that were answered, so that an answer works once.

-- owner: passkeys
create table passkey (
  id text primary key,
  account_id integer not null references account (id) on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null constraint passkey_name check (char_length(name) between 1 and 60),
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkey_account on passkey (account_id);

-- owner: passkeys
create table passkey_challenge (
  hash bytea primary key,
  answered_at timestamptz not null
);
create index passkey_challenge_answered on passkey_challenge (answered_at);
