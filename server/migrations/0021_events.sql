-- An event stands in the outbox beside the change it tells of. Who hears it is said by the event itself when it is told.
-- Processes that hold sockets read what others stored; a listener of a module has a task for each event until it is done.

alter table outbox drop column rooms;
alter table outbox drop column published_at;
-- Ids do not follow the order of commits: a reader asks for the transactions that its last snapshot did not show.
alter table outbox add column tx xid8 not null default pg_current_xact_id();
create index outbox_tx on outbox (tx);
create index outbox_at on outbox (at);

-- Which listener wants which events: written when a process that runs the listener starts.
-- owner: platform
create table outbox_listener (
  event text not null,
  listener text not null,
  primary key (event, listener)
);

-- What listeners have still to do; a row goes in the transaction that does it.
-- owner: platform
create table outbox_task (
  listener text not null,
  outbox_id bigint not null references outbox (id),
  due timestamptz not null default now(),
  attempts smallint not null default 0,
  primary key (listener, outbox_id)
);
create index outbox_task_event on outbox_task (outbox_id);
