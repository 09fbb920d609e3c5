-- Who forgot the password opens the account by a code to the address that they proved (Q-154).

-- The last code of an account: only its hash is kept, from the letter on.
-- owner: recovery
create table recovery_letter (
  account_id integer primary key references account (id),
  asked_at timestamptz not null,
  code_hash bytea,
  tries smallint not null default 0
);
