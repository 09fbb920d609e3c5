-- Hours for which a school keeps new marks from students and parents (Q-126); a slip of the hand is mended before they see it.
alter table school
  add column mark_notice_hours smallint not null default 0,
  add constraint school_mark_notice_hours check (mark_notice_hours between 0 and 72);
alter table school_setting_act
  add column hours smallint,
  drop constraint school_setting_act_what,
  add constraint school_setting_act_what check (what in ('editSchedule', 'groupLoadEdit', 'teacherEdit', 'off', 'working',
    'remove', 'quarters', 'school', 'logo', 'markNotice'));
