-- How a school is reached; its people read it, its management writes it.
alter table school
  add column phone text not null default '',
  add column email text not null default '',
  add column site text not null default '';
alter table school_setting_act
  drop constraint school_setting_act_what,
  add constraint school_setting_act_what check (
    what in ('editSchedule', 'groupLoadEdit', 'teacherEdit', 'off', 'working', 'remove', 'quarters', 'school', 'logo')
  );
