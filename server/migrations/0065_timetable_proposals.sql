-- Weeks that were laid from the load: looked at, put into the reference week and taken back as one.

-- owner: timetable-proposal
create table timetable_proposal (
  school_id integer not null references school (id),
  uuid uuid not null,
  asked jsonb not null,
  -- Names the load it was laid from.
  load_stamp text not null,
  score jsonb not null,
  -- The score of the reference week at that time.
  score_before jsonb not null,
  unplaced jsonb not null,
  made_by integer not null,
  made_at timestamptz not null,
  -- The reference weeks as they were before it was put in their place; null while it was not.
  replaced jsonb,
  primary key (school_id, uuid),
  constraint timetable_proposal_author foreign key (school_id, made_by) references app_user (school_id, id)
);
create index timetable_proposal_latest on timetable_proposal (school_id, made_at);

-- A plan or a room may go later; what was proposed stays readable, so they are no foreign keys.
-- owner: timetable-proposal
create table timetable_proposal_slot (
  school_id integer not null references school (id),
  proposal_uuid uuid not null,
  plan_uuid uuid not null,
  week_day smallint not null,
  number smallint not null,
  cabinet_id integer,
  primary key (school_id, proposal_uuid, plan_uuid, week_day, number),
  constraint timetable_proposal_slot_of foreign key (school_id, proposal_uuid)
    references timetable_proposal (school_id, uuid) on delete cascade,
  constraint timetable_proposal_slot_day check (week_day between 1 and 7)
);
