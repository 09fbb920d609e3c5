-- Days off are a school's own from its first year on: the country's are copied into it, so that the school may work on one
-- and rest on another. What hangs on no school (`school_id` null) still holds for all, but nothing adds such rows.
-- owner of holiday: schools
alter table holiday add column kind text not null default 'public',
  add constraint holiday_kind check (kind in ('public', 'moved', 'rest', 'own'));
update holiday set kind = 'rest' where parallels is not null;
insert into holiday (school_id, starts_on, ends_on, name, parallels, kind)
  select s.id, h.starts_on, h.ends_on, h.name, h.parallels, h.kind
  from school s cross join holiday h where h.school_id is null
  on conflict on constraint holiday_once do nothing;
delete from holiday where school_id is null;

-- Days on which a school works although the week or the country does not, by the timetable of `week_day`.
-- owner: schools
create table working_day (
  school_id integer not null references school (id),
  day date not null,
  week_day smallint not null,
  name jsonb not null,
  primary key (school_id, day),
  constraint working_day_week_day check (week_day between 1 and 6)
);
