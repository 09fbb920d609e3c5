-- The dates of the quarters are a setting of the school, too.
alter table school_setting_act
  drop constraint school_setting_act_what,
  add constraint school_setting_act_what
    check (what in ('editSchedule', 'groupLoadEdit', 'teacherEdit', 'off', 'working', 'remove', 'quarters'));
