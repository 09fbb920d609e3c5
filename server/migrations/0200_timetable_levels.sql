-- How hard a school says its subjects are, and single lessons of the reference week that a search leaves in place.

-- owner: timetable-proposal
create table timetable_subject_level (
  school_id integer not null references school (id),
  subject_id integer not null references subject (id),
  level text not null,
  primary key (school_id, subject_id),
  constraint timetable_subject_level_known check (level in ('light', 'middle', 'hard'))
);

-- A plan may go or its lesson be moved later: a lock holds only where the reference week has the lesson, so it is no
-- foreign key.
-- owner: timetable-proposal
create table timetable_lock (
  school_id integer not null references school (id),
  plan_uuid uuid not null,
  week_day smallint not null,
  number smallint not null,
  primary key (school_id, plan_uuid, week_day, number),
  constraint timetable_lock_day check (week_day between 1 and 7)
);
