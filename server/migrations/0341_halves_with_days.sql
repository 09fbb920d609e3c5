-- Who is in a half of a class has days, half open as a stay in the class has. No row goes any more: an end is a date.
-- A row says its class and subject as well, so that two rows of a pupil in halves of one subject never overlap.

alter table subgroup add constraint subgroup_whole unique (school_id, id, group_id, subject_id);

alter table subgroup_member drop constraint subgroup_member_pkey;
alter table subgroup_member
  add column group_id integer,
  add column subject_id integer,
  add column since date,
  add column until date;

-- The rows of before say no day (Q-157): each begins with the pupil's stay in the class, or with the first lesson of the half
-- where that came later, and ends with the stay. Where the first lesson is yet to come, or a period that was over before it
-- is marked or closed, or the stay was over before it, the row is as long as the stay: what is shown today is shown on.
do $$
declare
  today date := (now() at time zone 'Asia/Almaty')::date;
  places bigint;
  placed bigint;
  twice bigint;
  strangers bigint;
begin
  create temporary table half_before on commit drop as
    select m.school_id, m.subgroup_id, m.student_id, h.group_id, h.subject_id, h.number
    from subgroup_member m join subgroup h on h.school_id = m.school_id and h.id = m.subgroup_id;
  select count(*) into places from half_before;

  -- Somebody in both halves of a subject, which nothing forbade: the half whose lessons hold marks stays, else the first.
  delete from half_before b using (
    select d.school_id, d.subgroup_id, d.student_id, row_number() over (
      partition by d.school_id, d.group_id, d.subject_id, d.student_id
      order by (select count(*) from lesson l join mark m on m.school_id = l.school_id and m.lesson_uuid = l.uuid
        where l.school_id = d.school_id and l.group_id = d.group_id and l.subgroup_id = d.subgroup_id
          and m.student_id = d.student_id) desc, d.number) as place
    from half_before d
    where exists (select from half_before o where o.school_id = d.school_id and o.group_id = d.group_id
      and o.subject_id = d.subject_id and o.student_id = d.student_id and o.subgroup_id <> d.subgroup_id)) x
  where x.place > 1 and b.school_id = x.school_id and b.subgroup_id = x.subgroup_id and b.student_id = x.student_id;
  get diagnostics twice = row_count;

  select count(*) into strangers from half_before b where not exists (select from enrolment e
    where e.school_id = b.school_id and e.group_id = b.group_id and e.student_id = b.student_id);

  delete from subgroup_member;
  insert into subgroup_member (school_id, subgroup_id, student_id, group_id, subject_id, since, until)
  with begun as (
    select h.school_id, h.id, l.first_day, exists (
      select from calendar_plan c
      join (select m.school_id, m.plan_uuid, m.period from period_mark m
        union all select k.school_id, k.plan_uuid, k.period from period_closing k) held
        on held.school_id = c.school_id and held.plan_uuid = c.uuid and held.period ~ '^[qh]\d$'
      join school_quarter q on q.school_id = c.school_id and q.quarter_id = c.academic_year * 10
        + right(held.period, 1)::int * case left(held.period, 1) when 'h' then 2 else 1 end
      where c.school_id = h.school_id and c.subgroup_id = h.id and q.ends_on < l.first_day) as was_marked
    from subgroup h
    join (select school_id, subgroup_id, min(on_date) as first_day from lesson
      where subgroup_id is not null group by school_id, subgroup_id) l on l.school_id = h.school_id and l.subgroup_id = h.id
  ), span as (
    select b.school_id, b.subgroup_id, b.student_id, b.group_id, b.subject_id, e.until,
      case when s.first_day is null or s.first_day > today or s.was_marked or s.first_day >= e.until then e.since
        else greatest(e.since, s.first_day) end as since
    from half_before b
    join enrolment e on e.school_id = b.school_id and e.group_id = b.group_id and e.student_id = b.student_id
    left join begun s on s.school_id = b.school_id and s.id = b.subgroup_id
    where e.until is null or e.until > e.since
  )
  select school_id, subgroup_id, student_id, group_id, subject_id, lower(days), upper(days)
  from (select s.school_id, s.subgroup_id, s.student_id, s.group_id, s.subject_id,
      unnest(range_agg(daterange(s.since, s.until))) as days
    from span s group by s.school_id, s.subgroup_id, s.student_id, s.group_id, s.subject_id) one;
  get diagnostics placed = row_count;

  if places > 0 then
    raise notice 'halves with days: % places became % rows with days; % second halves of one subject and % places of pupils who were never in the class are left out',
      places, placed, twice, strangers;
  end if;
end $$;

alter table subgroup_member
  alter column group_id set not null,
  alter column subject_id set not null,
  alter column since set not null,
  add primary key (school_id, subgroup_id, student_id, since),
  drop constraint subgroup_member_subgroup,
  add constraint subgroup_member_subgroup foreign key (school_id, subgroup_id, group_id, subject_id)
    references subgroup (school_id, id, group_id, subject_id),
  add constraint subgroup_member_days check (until > since),
  add constraint subgroup_member_once exclude using gist
    (school_id with =, student_id with =, group_id with =, subject_id with =, daterange(since, until, '[)') with &&);

-- The last import of a school can be taken back: what was kept of it names its rows by their key, which has a day now.
update import_plan_change c set key = c.key || ' ' || t.since, after = md5(to_jsonb(t)::text)
  from subgroup_member t
  where c.table_name = 'subgroup_member' and c.after is not null and t.school_id = c.school_id
    and c.key = t.subgroup_id || ' ' || t.student_id
    and not exists (select from subgroup_member o where o.school_id = t.school_id and o.subgroup_id = t.subgroup_id
      and o.student_id = t.student_id and o.since > t.since);
update import_plan_change c set key = c.key || ' ' || t.since,
    before = c.before || jsonb_build_object('group_id', h.group_id, 'subject_id', h.subject_id, 'since', t.since, 'until', t.until)
  from subgroup h join subgroup_member t on t.school_id = h.school_id and t.group_id = h.group_id and t.subject_id = h.subject_id
  where c.table_name = 'subgroup_member' and c.after is null and h.school_id = c.school_id
    and h.id = (c.before ->> 'subgroup_id')::int and t.student_id = (c.before ->> 'student_id')::int
    and not exists (select from subgroup_member o where o.school_id = t.school_id and o.group_id = t.group_id
      and o.subject_id = t.subject_id and o.student_id = t.student_id and o.since > t.since);
