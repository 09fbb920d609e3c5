-- The lessons of a closed quarter stay as they were signed. Whoever writes lessons holds their plans until the end of the
-- transaction, and then looks: a closing at the same instant waits for the write, or the write finds the quarter closed.
create function lesson_of_closed_quarter(plans uuid[], schools integer[], quarters integer[]) returns void
language plpgsql as $$
begin
  perform from calendar_plan c
    where (c.school_id, c.uuid) in (select * from unnest(schools, plans))
    order by c.school_id, c.uuid for share;
  if exists (select from unnest(schools, plans, quarters) l(school_id, plan_uuid, quarter_id)
      join calendar_plan c on c.school_id = l.school_id and c.uuid = l.plan_uuid
      where l.quarter_id % 10 = any (c.closed_quarters)) then
    raise exception 'the quarter of these lessons is closed'
      using errcode = 'check_violation', constraint = 'lesson_period_closed';
  end if;
end $$;

create function lesson_comes_or_goes() returns trigger language plpgsql as $$
begin
  perform lesson_of_closed_quarter(array_agg(l.plan_uuid), array_agg(l.school_id), array_agg(l.quarter_id))
    from (select distinct t.school_id, t.plan_uuid, t.quarter_id from touched t) l having count(*) > 0;
  return null;
end $$;

create function lesson_moves() returns trigger language plpgsql as $$
begin
  perform lesson_of_closed_quarter(array_agg(l.plan_uuid), array_agg(l.school_id), array_agg(l.quarter_id))
    from (
      select distinct side.school_id, side.plan_uuid, side.quarter_id from was
      join became on became.school_id = was.school_id and became.uuid = was.uuid
      cross join lateral (values (was.school_id, was.plan_uuid, was.quarter_id),
        (became.school_id, became.plan_uuid, became.quarter_id)) side(school_id, plan_uuid, quarter_id)
      where (was.on_date, was.plan_uuid, was.quarter_id, was.plan_lesson_uuid)
        is distinct from (became.on_date, became.plan_uuid, became.quarter_id, became.plan_lesson_uuid)
    ) l having count(*) > 0;
  return null;
end $$;

create trigger lesson_comes after insert on lesson referencing new table as touched
  for each statement execute function lesson_comes_or_goes();
create trigger lesson_goes after delete on lesson referencing old table as touched
  for each statement execute function lesson_comes_or_goes();
create trigger lesson_moves after update on lesson referencing old table as was new table as became
  for each statement execute function lesson_moves();
