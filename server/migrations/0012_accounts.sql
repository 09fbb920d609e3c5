-- Failed sign-ins are counted by what was tried, known devices are remembered, and an account that somebody made for
-- themselves claims an IIN without being joined to its person.

alter table account drop column failed_attempts;
-- Only an account that no school made claims an IIN; joined, it gives its places to the school's account and is closed.
alter table account
  add column claimed_iin text constraint account_claimed_iin check (claimed_iin ~ '^\d{12}$'),
  add column joined_to integer constraint account_joined_to references account (id);
create index account_claimed on account (claimed_iin) where claimed_iin is not null;

-- Accounts that were registered before stood on the person of the IIN.
with self_made as (
  select a.id, a.person_id, p.iin from account a
  join person p on p.id = a.person_id and p.iin = a.login
  where not exists (select from app_user u where u.person_id = p.id and (u.school_id is not null or u.role <> 'employee'))
), claims as (
  update account set claimed_iin = self_made.iin from self_made where account.id = self_made.id
)
update person set iin = null from self_made where person.id = self_made.person_id;

-- Attempts in a row that failed, by the hash of what was tried: a login whether or not it exists, a login from a known
-- device, the old password of an account. The last attempt allowed sets `locked_until`; each lock is longer than the last.
-- owner: auth
create table failed_attempt (
  subject bytea primary key,
  failures smallint not null,
  locks smallint not null,
  locked_until timestamptz,
  touched_at timestamptz not null
);
create index failed_attempt_touched on failed_attempt (touched_at);

-- Browsers that signed in to an account before, by the hash of their cookie.
-- owner: auth
create table known_device (
  account_id integer not null references account (id) on delete cascade,
  hash bytea not null,
  since timestamptz not null,
  seen_at timestamptz not null,
  primary key (account_id, hash)
);
