-- One lesson: one group or subgroup, one teacher, one room, one stretch of a local day.
-- Two lessons that are not forced can never hold the same teacher, room or pupils at once: the database refuses it.

-- owner: schedule
create table lesson (
  uuid uuid primary key,
  school_id integer not null references school (id),
  quarter_id integer not null,
  group_id integer not null references study_group (id),
  subgroup_id integer references subgroup (id),
  -- 1 or 2 of the subgroup, null for the whole group; kept here so that the constraint below can see it.
  subgroup_number smallint,
  subject_id integer not null references subject (id),
  plan_uuid uuid not null references calendar_plan (uuid),
  plan_lesson_uuid uuid references plan_lesson (uuid),
  teacher_id integer not null references app_user (id),
  -- The teacher of the plan while somebody substitutes.
  substituted_id integer references app_user (id),
  cabinet_id integer references cabinet (id),
  on_date date not null,
  starts time not null,
  ends time not null,
  during tsrange generated always as (tsrange(on_date + starts, on_date + ends, '[)')) stored,
  part int4range generated always as (
    case when subgroup_number is null then int4range(null, null) else int4range(subgroup_number, subgroup_number, '[]') end
  ) stored,
  forced boolean not null default false,
  forced_by integer references app_user (id),
  forced_at timestamptz,
  conducted_at timestamptz,
  conducted_by integer references app_user (id),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint lesson_order check (starts < ends),
  constraint lesson_part check ((subgroup_id is null) = (subgroup_number is null)),
  constraint lesson_forced check (forced = (forced_by is not null and forced_at is not null)),
  constraint lesson_theme unique (plan_lesson_uuid),
  constraint lesson_teacher_free exclude using gist (school_id with =, teacher_id with =, during with &&) where (not forced),
  constraint lesson_cabinet_free exclude using gist (school_id with =, cabinet_id with =, during with &&)
    where (not forced and cabinet_id is not null),
  constraint lesson_group_free exclude using gist (school_id with =, group_id with =, part with &&, during with &&)
    where (not forced)
);
create index lesson_group_day on lesson (school_id, group_id, on_date);
create index lesson_teacher_day on lesson (school_id, teacher_id, on_date);
create index lesson_cabinet_day on lesson (school_id, cabinet_id, on_date) where cabinet_id is not null;
create index lesson_plan on lesson (school_id, plan_uuid, quarter_id, on_date);

-- owner: lesson
create table lesson_material (
  uuid uuid primary key,
  school_id integer not null references school (id),
  lesson_uuid uuid not null references lesson (uuid) on delete cascade,
  kind text not null,
  title text not null,
  url text,
  file_uuid uuid,
  position smallint not null default 0,
  created_by integer not null references app_user (id),
  constraint lesson_material_kind check ((kind = 'link' and url is not null) or (kind = 'file' and file_uuid is not null))
);
create index lesson_material_lesson on lesson_material (school_id, lesson_uuid);

-- owner: homework
create table homework (
  uuid uuid primary key,
  school_id integer not null references school (id),
  lesson_uuid uuid not null references lesson (uuid) on delete cascade,
  body text not null,
  due_on date,
  version integer not null default 1,
  created_by integer not null references app_user (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint homework_lesson unique (lesson_uuid),
  constraint homework_body check (char_length(body) between 1 and 4000)
);
create index homework_school on homework (school_id, lesson_uuid);

-- owner: homework
create table homework_file (
  homework_uuid uuid not null references homework (uuid) on delete cascade,
  file_uuid uuid not null,
  position smallint not null default 0,
  primary key (homework_uuid, file_uuid)
);
