-- When a teacher is not there and when a room is closed, week by week: no lesson is laid then.

-- owner: timetable-proposal
create table timetable_closed (
  school_id integer not null references school (id),
  uuid uuid not null,
  teacher_id integer,
  cabinet_id integer,
  week_day smallint not null,
  starts time not null,
  ends time not null,
  primary key (school_id, uuid),
  constraint timetable_closed_teacher foreign key (school_id, teacher_id) references app_user (school_id, id),
  constraint timetable_closed_cabinet foreign key (school_id, cabinet_id) references cabinet (school_id, id)
    on delete cascade,
  constraint timetable_closed_whose check ((teacher_id is null) <> (cabinet_id is null)),
  constraint timetable_closed_day check (week_day between 1 and 6),
  constraint timetable_closed_order check (starts < ends)
);
