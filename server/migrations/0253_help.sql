-- Whether an entry of the help helped; the entries themselves are part of the product.

-- owner: help
create table help_verdict (
  person_id integer not null references person (id),
  entry text not null,
  helped boolean not null,
  at timestamptz not null,
  primary key (person_id, entry),
  constraint help_verdict_entry check (char_length(entry) between 1 and 60)
);
create index help_verdict_sums on help_verdict (entry, helped);
