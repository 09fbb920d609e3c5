-- Two people may change one person at once: a change says which version it has seen.
alter table person add column version integer not null default 1;

-- A place that was closed and opened again is a new one for the question which school answers for the account.
alter table app_user
  add column is_in_statistic boolean not null default true,
  add column placed_at timestamptz not null default now(),
  add column created_by integer references app_user (id);

-- The orders by which a student came into a group and left it.
alter table enrolment
  add column arrival_order text not null default '' constraint enrolment_arrival_order check (char_length(arrival_order) <= 50),
  add column departure_order text not null default '' constraint enrolment_departure_order check (char_length(departure_order) <= 50);
