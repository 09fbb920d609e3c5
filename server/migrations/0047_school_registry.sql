-- Who runs the platform belongs to no school: enters schools, closes and opens them.

alter table app_user drop constraint app_user_role;
alter table app_user
  add constraint app_user_role check (role in ('student', 'parent', 'teacher', 'group-lead', 'zavuch', 'director', 'admin',
    'monitoring', 'social_worker', 'employee', 'department_worker', 'region_worker', 'country_worker',
    'monitoring_region_worker', 'platform-admin')),
  add constraint app_user_platform check (role <> 'platform-admin' or school_id is null);

-- The people of a closed school are signed out and cannot sign in.
alter table school add column blocked_at timestamptz;
create index school_name on school ((name ->> 'kz'), id);

-- What the platform did with a school. Only added to. Whoever did it is of the platform, so the name is kept with it.
-- owner: school-registry
create table school_act (
  school_id integer not null references school (id),
  id bigint generated always as identity,
  at timestamptz not null,
  by_user_id integer not null,
  by_name text not null,
  kind text not null,
  about text not null default '',
  primary key (school_id, id),
  constraint school_act_kind check (kind in ('created', 'head', 'access', 'blocked', 'opened', 'subscribed', 'ended'))
);
