-- Who belongs where, since when, and who agreed: a school hands out the passwords of accounts that it made, a parent's tie
-- has days, and somebody who is known elsewhere is invited before a place or a tie opens anything.

-- The school that handed out the first sign-in; null for officials, the platform, and who registered by themselves.
alter table account add column made_by_school integer constraint account_maker references school (id);

-- At the coming over: the school of the person's oldest place or child, unless a place stands above the schools or beside them.
with tie as (
  select u.person_id, u.school_id, u.created_at as since from app_user u where u.school_id is not null
  union all
  select u.person_id, b.school_id, greatest(u.created_at, child.created_at) from app_user u
  join guardian b on b.parent_id = u.id
  join app_user child on child.school_id = b.school_id and child.id = b.student_id
), oldest as (
  select distinct on (tie.person_id) tie.person_id, tie.school_id from tie
  where not exists (select from app_user o
    where o.person_id = tie.person_id and o.school_id is null and o.role <> 'parent')
  order by tie.person_id, tie.since, tie.school_id
)
update account set made_by_school = oldest.school_id from oldest
where oldest.person_id = account.person_id and account.claimed_iin is null;

-- A place that its person has not agreed to yet: it is in the archive, opens nothing, and only its invitation opens it.
alter table app_user
  add column waiting boolean not null default false,
  add constraint app_user_waiting check (not waiting or archived_at is not null);

-- A parent's tie to a child: `[since, until)` in days of the school, by whom, and who agreed to it (`before`: it was bound
-- when nobody was asked). It is ended, never removed.
-- owner: people
create table guardianship (
  school_id integer not null references school (id),
  student_id integer not null,
  parent_id integer not null constraint guardian_parent_id_fkey references app_user (id),
  place smallint not null,
  since date not null default ((now() at time zone 'Asia/Almaty')::date),
  until date,
  bound_by integer,
  agreed text not null default 'school',
  primary key (school_id, student_id, parent_id, since),
  constraint guardianship_student foreign key (school_id, student_id) references app_user (school_id, id),
  constraint guardianship_binder foreign key (school_id, bound_by) references app_user (school_id, id),
  constraint guardianship_once exclude using gist
    (school_id with =, student_id with =, parent_id with =, daterange(since, until, '[)') with &&),
  constraint guardianship_two check (place in (1, 2)),
  constraint guardianship_days check (until >= since),
  constraint guardianship_agreed check (agreed in ('school', 'person', 'before'))
);
create unique index guardianship_place on guardianship (school_id, student_id, place) where until is null;
create unique index guardianship_open on guardianship (school_id, student_id, parent_id) where until is null;
create index guardianship_by_parent on guardianship (parent_id) where until is null;

insert into guardianship (school_id, student_id, parent_id, place, since, agreed)
select b.school_id, b.student_id, b.parent_id, b.place,
  (greatest(parent.created_at, child.created_at) at time zone 'Asia/Almaty')::date, 'before'
from guardian b
join app_user parent on parent.id = b.parent_id
join app_user child on child.school_id = b.school_id and child.id = b.student_id;
drop table guardian;
update import_plan_change set table_name = 'guardianship' where table_name = 'guardian';

-- The ties that stand.
-- owner: people
create view guardian as
  select b.school_id, b.student_id, b.parent_id, b.place from guardianship b where b.until is null;

-- Somebody who is known elsewhere is asked before they belong to a school: to a post (`user_id` is the place that waits) or
-- to a child. The name is as the school typed it. The code of the printed sheet is kept as a hash.
-- owner: invitations
create table invitation (
  school_id integer not null references school (id),
  id uuid not null,
  person_id integer not null references person (id),
  kind text not null,
  user_id integer,
  student_id integer,
  place smallint,
  typed_name text not null,
  asked_by integer,
  asked_at timestamptz not null,
  ends_at timestamptz not null,
  code_hash bytea not null,
  state text not null default 'asked',
  settled_at timestamptz,
  primary key (school_id, id),
  constraint invitation_place foreign key (school_id, user_id) references app_user (school_id, id),
  constraint invitation_student foreign key (school_id, student_id) references app_user (school_id, id),
  constraint invitation_asker foreign key (school_id, asked_by) references app_user (school_id, id),
  constraint invitation_kind check (kind in ('post', 'child')),
  constraint invitation_what check ((kind = 'post') = (user_id is not null) and (kind = 'child') = (student_id is not null)
    and (kind = 'child') = (place is not null)),
  constraint invitation_two check (place in (1, 2)),
  constraint invitation_state check (state in ('asked', 'accepted', 'declined', 'ended', 'withdrawn')),
  constraint invitation_settled check ((state = 'asked') = (settled_at is null)),
  constraint invitation_name check (char_length(typed_name) between 1 and 400)
);
create unique index invitation_once on invitation (school_id, person_id, kind, coalesce(student_id, 0)) where state = 'asked';
create index invitation_of_person on invitation (person_id) where state = 'asked';
create index invitation_by_code on invitation (code_hash) where state = 'asked';

-- Who asked for the person of an IIN, and what was answered: people of the school are shown, of others only whether what
-- was typed agrees. Only a hash of the IIN is kept.
-- owner: personnel
create table iin_look_up (
  school_id integer not null,
  id bigint generated always as identity,
  by_user_id integer not null,
  at timestamptz not null,
  iin_hash bytea not null,
  answer text not null,
  primary key (school_id, id),
  constraint iin_look_up_asker foreign key (school_id, by_user_id) references app_user (school_id, id),
  constraint iin_look_up_answer check (answer in ('shown', 'agrees', 'disagrees'))
);
create index iin_look_up_of_day on iin_look_up (school_id, by_user_id, at);
