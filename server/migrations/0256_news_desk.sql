-- Announcements and banners that people write themselves. What a desk writes says whom it is for (`scope`); in rows of
-- before, what is not named still holds for all.

alter table banner
  add column uuid uuid not null default gen_random_uuid(),
  -- Whose desk it lies on: that of a school, a district, a region, or of the country.
  add column desk text not null default 'country',
  add column desk_id integer,
  add column scope text,
  add column department_id integer references department (id),
  add column state text not null default 'published',
  add column lasting text not null default 'read',
  add column picture uuid references stored_file (uuid),
  add column alt jsonb,
  add column author_id integer references app_user (id),
  add column version integer not null default 1,
  add column changed_at timestamptz not null default now(),
  add constraint banner_uuid unique (uuid),
  add constraint banner_desk check (
    desk in ('school', 'department', 'region', 'country') and (desk = 'country') = (desk_id is null)),
  add constraint banner_state check (state in ('draft', 'published', 'stopped')),
  add constraint banner_lasting check (lasting in ('once', 'read')),
  add constraint banner_scope check (scope is null or (
    cardinality(roles) > 0 and since <= until
    and (scope = 'school') = (school_id is not null)
    and (scope = 'department') = (department_id is not null)
    and (scope = 'region') = (region_id is not null)
    and scope in ('school', 'department', 'region', 'country')));
create index banner_of_school on banner (school_id);
create index banner_of_desk on banner (desk, desk_id);

alter table announcement
  add column uuid uuid not null default gen_random_uuid(),
  add column desk text not null default 'country',
  add column desk_id integer,
  add column scope text,
  add column department_id integer references department (id),
  add column state text not null default 'published',
  add column lasting text not null default 'read',
  add column picture uuid references stored_file (uuid),
  add column alt jsonb,
  add column author_id integer references app_user (id),
  add column version integer not null default 1,
  add column changed_at timestamptz not null default now(),
  add constraint announcement_uuid unique (uuid),
  add constraint announcement_desk check (
    desk in ('school', 'department', 'region', 'country') and (desk = 'country') = (desk_id is null)),
  add constraint announcement_state check (state in ('draft', 'published', 'stopped')),
  add constraint announcement_lasting check (lasting in ('once', 'read')),
  add constraint announcement_scope check (scope is null or (
    cardinality(roles) > 0 and since <= until
    and (scope = 'school') = (school_id is not null)
    and (scope = 'department') = (department_id is not null)
    and (scope = 'region') = (region_id is not null)
    and scope in ('school', 'department', 'region', 'country')));
create index announcement_of_school on announcement (school_id);
create index announcement_of_desk on announcement (desk, desk_id);

-- What was there before lies on the desk of the place that it names.
update banner set desk = 'school', desk_id = school_id where school_id is not null;
update banner set desk = 'region', desk_id = region_id where school_id is null and region_id is not null;
update announcement set desk = 'school', desk_id = school_id where school_id is not null;
update announcement set desk = 'region', desk_id = region_id where school_id is null and region_id is not null;

-- Two banners of old open the tutor service by their number (SH-PROMO-5); what a desk writes never gets one of these.
select setval(pg_get_serial_sequence('banner', 'id'), greatest(1000, (select coalesce(max(id), 0) from banner)));

-- Who has seen a banner, since when, and whether they pressed it: one row a person, however often they come.
-- owner: news
create table banner_reader (
  banner_id integer not null references banner (id) on delete cascade,
  account_id integer not null references account (id),
  seen_on date not null,
  pressed boolean not null default false,
  primary key (banner_id, account_id)
);
insert into banner_reader (banner_id, account_id, seen_on, pressed)
  select e.banner_id, a.id, min(e.at)::date, true from banner_event e
  join app_user u on u.id = e.user_id join account a on a.person_id = u.person_id group by 1, 2;
drop table banner_event;

-- owner: news
create table announcement_reader (
  announcement_id integer not null references announcement (id) on delete cascade,
  account_id integer not null references account (id),
  seen_on date not null,
  pressed boolean not null default false,
  primary key (announcement_id, account_id)
);

-- The last day on which something stood in front of a person's work by itself: there is one such dialog a day.
-- owner: news
create table dialog_day (
  account_id integer primary key references account (id),
  day date not null
);
