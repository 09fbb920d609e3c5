-- How a person wants the pages, on every device; null while they never chose.
alter table person
  add column language text constraint person_language check (language in ('kz', 'ru', 'en')),
  add column scheme text constraint person_scheme check (scheme in ('light', 'dark', 'system')),
  -- When the person proved to read the address; null of one that was only told.
  add column email_confirmed_at timestamptz;

-- An address that a person wants and has to prove; the code is made when the letter leaves, and only its hash is kept.
-- owner: profile
create table email_proof (
  person_id integer primary key references person (id),
  email text not null,
  asked_at timestamptz not null,
  code_hash bytea,
  tries smallint not null default 0,
  constraint email_proof_form check (char_length(email) <= 100)
);

-- Letters with codes that were asked for, so that nobody's mailbox is filled.
-- owner: profile
create table email_proof_asked (
  id bigint generated always as identity primary key,
  person_id integer not null references person (id),
  email text not null,
  at timestamptz not null
);
create index email_proof_asked_by_person on email_proof_asked (person_id, at);
create index email_proof_asked_by_email on email_proof_asked (lower(email), at);
