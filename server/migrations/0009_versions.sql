-- Who works and studies in a school, its groups, rooms, bells and calendar are on every page and change seldom. A server
-- caches them for as long as the school's version stands; whoever changes them, by whatever way, gives the school a new
-- version. A number is never given twice, not even after a rollback, so that nothing cached can be mistaken.

create sequence version;

-- owner: platform
create table school_version (
  school_id integer primary key references school (id) on delete cascade,
  version bigint not null
);
insert into school_version (school_id, version) select id, nextval('version') from school;

create function renew_version(schools integer[]) returns void language sql as $$
  insert into school_version (school_id, version)
  select s.id, nextval('version') from (select distinct unnest(schools) as id) s where s.id is not null order by s.id
  on conflict (school_id) do update set version = excluded.version
$$;

-- `changed` holds the rows of the statement, before or after it.
create function version_of_school() returns trigger language plpgsql as $$
begin
  perform renew_version(array(select c.id from changed c where exists (select from school s where s.id = c.id)));
  return null;
end $$;

create function version_of_part() returns trigger language plpgsql as $$
begin
  perform renew_version(array(select distinct c.school_id from changed c));
  return null;
end $$;

create function version_of_person() returns trigger language plpgsql as $$
begin
  perform renew_version(array(select distinct u.school_id from changed c join app_user u on u.person_id = c.id));
  return null;
end $$;

-- Subjects are the country's, and so are the holidays of no school. A new subject is in no school's plans yet.
create function version_of_country() returns trigger language plpgsql as $$
begin
  perform renew_version(array(select s.id from school s));
  return null;
end $$;

create function version_of_holiday() returns trigger language plpgsql as $$
begin
  perform renew_version(array(
    select s.id from school s where exists (select from changed c where coalesce(c.school_id, s.id) = s.id)));
  return null;
end $$;

do $$
declare
  told record;
  way record;
begin
  for told in select * from (values
    ('school', 'version_of_school'), ('school_quarter', 'version_of_part'), ('holiday', 'version_of_holiday'),
    ('subject', 'version_of_country'), ('study_group', 'version_of_part'), ('subgroup', 'version_of_part'),
    ('subgroup_member', 'version_of_part'), ('enrolment', 'version_of_part'), ('cabinet', 'version_of_part'),
    ('time_scheme', 'version_of_part'), ('calendar_plan', 'version_of_part'), ('app_user', 'version_of_part'),
    ('person', 'version_of_person')) as told (name, does)
  loop
    for way in select * from (values
      ('added', 'insert', 'new'), ('removed', 'delete', 'old'), ('left', 'update', 'old'), ('became', 'update', 'new'))
      as way (name, event, rows)
    loop
      continue when told.name = 'subject' and way.name = 'added';
      execute format('create trigger version_%s after %s on %I referencing %s table as changed for each statement execute function %I()',
        way.name, way.event, told.name, way.rows, told.does);
    end loop;
  end loop;
end $$;
