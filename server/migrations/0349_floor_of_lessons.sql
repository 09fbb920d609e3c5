-- What modules read of lessons, of a school and of its calendar, instead of the tables; as in 0348.

-- owner: school
create view class_lesson as
  select l.school_id, l.uuid, l.quarter_id, l.group_id, l.subgroup_id, l.subgroup_number, l.subject_id, l.plan_uuid,
    l.plan_lesson_uuid, l.teacher_id, l.substituted_id, l.cabinet_id, l.on_date, l.starts, l.ends, l.during, l.part, l.forced,
    l.forced_by, l.forced_at, l.conducted_at, l.conducted_by, l.version, l.created_at, l.remote
  from lesson l;

-- owner: school
create view known_school as
  select s.id, s.bin, s.name, s.address, s.region_id, s.department_id, s.type, s.logo_file, s.default_language, s.api_version,
    s.schedule_version, s.edit_schedule, s.group_load_edit, s.teacher_edit, s.created_at, s.blocked_at, s.phone, s.email,
    s.site, s.mark_notice_hours
  from school s;

-- Which quarter of which year a day is in.
-- owner: school
create view year_quarter as
  select q.school_id, q.quarter_id, q.starts_on, q.ends_on from school_quarter q;

-- Days without lessons.
-- owner: school
create view free_day as
  select h.id, h.school_id, h.starts_on, h.ends_on, h.name, h.parallels, h.kind from holiday h;

-- Days off on which there are lessons all the same.
-- owner: school
create view taught_day as
  select w.school_id, w.day, w.week_day, w.name from working_day w;

-- A lesson of the weekly timetable.
-- owner: school
create view week_slot as
  select t.school_id, t.id, t.group_id, t.plan_uuid, t.subgroup_id, t.week_day, t.number, t.cabinet_id from timetable_slot t;

-- A program of inclusive education, which hangs on a class.
-- owner: school
create view class_program as
  select p.school_id, p.id, p.group_id, p.description, p.time_scheme_uuid, p.archived_at from training_program p;
