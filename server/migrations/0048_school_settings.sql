-- Who changed what of a school's settings. Only added to.
-- owner: school-settings
create table school_setting_act (
  school_id integer not null references school (id),
  id bigint generated always as identity,
  at timestamptz not null,
  by_user_id integer not null,
  what text not null,
  is_on boolean,
  from_day date,
  until_day date,
  primary key (school_id, id),
  constraint school_setting_act_by foreign key (school_id, by_user_id) references app_user (school_id, id),
  constraint school_setting_act_what check (what in ('editSchedule', 'groupLoadEdit', 'teacherEdit', 'off', 'working', 'remove'))
);
