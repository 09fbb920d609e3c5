-- One lesson: one group or subgroup, one teacher, one room, one stretch of a local day.
-- Two lessons that are not forced can never hold the same teacher, room or pupils at once: the database refuses it.

-- owner: schedule
create table lesson (
  school_id integer not null references school (id),
  uuid uuid not null,
  quarter_id integer not null,
  group_id integer not null,
  subgroup_id integer,
  -- 1 or 2 of the subgroup, null for the whole group; kept here so that the constraint below can see it.
  subgroup_number smallint,
  subject_id integer not null references subject (id),
  plan_uuid uuid not null,
  plan_lesson_uuid uuid,
  teacher_id integer not null,
  -- The teacher of the plan while somebody substitutes.
  substituted_id integer,
  cabinet_id integer,
  on_date date not null,
  starts time not null,
  ends time not null,
  during tsrange generated always as (tsrange(on_date + starts, on_date + ends, '[)')) stored,
  part int4range generated always as (
    case when subgroup_number is null then int4range(null, null) else int4range(subgroup_number, subgroup_number, '[]') end
  ) stored,
  forced boolean not null default false,
  forced_by integer,
  forced_at timestamptz,
  conducted_at timestamptz,
  conducted_by integer,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (school_id, uuid),
  constraint lesson_group foreign key (school_id, group_id) references study_group (school_id, id),
  constraint lesson_subgroup foreign key (school_id, subgroup_id) references subgroup (school_id, id),
  constraint lesson_plan foreign key (school_id, plan_uuid) references calendar_plan (school_id, uuid),
  constraint lesson_plan_lesson foreign key (school_id, plan_lesson_uuid) references plan_lesson (school_id, uuid),
  constraint lesson_teacher foreign key (school_id, teacher_id) references app_user (school_id, id),
  constraint lesson_substituted foreign key (school_id, substituted_id) references app_user (school_id, id),
  constraint lesson_cabinet foreign key (school_id, cabinet_id) references cabinet (school_id, id),
  constraint lesson_forced_by foreign key (school_id, forced_by) references app_user (school_id, id),
  constraint lesson_conducted_by foreign key (school_id, conducted_by) references app_user (school_id, id),
  constraint lesson_order check (starts < ends),
  constraint lesson_part check ((subgroup_id is null) = (subgroup_number is null)),
  constraint lesson_forced check (forced = (forced_by is not null and forced_at is not null)),
  constraint lesson_theme unique (school_id, plan_lesson_uuid),
  constraint lesson_teacher_free exclude using gist (school_id with =, teacher_id with =, during with &&) where (not forced),
  constraint lesson_cabinet_free exclude using gist (school_id with =, cabinet_id with =, during with &&)
    where (not forced and cabinet_id is not null),
  constraint lesson_group_free exclude using gist (school_id with =, group_id with =, part with &&, during with &&)
    where (not forced)
);
create index lesson_group_day on lesson (school_id, group_id, on_date);
create index lesson_teacher_day on lesson (school_id, teacher_id, on_date);
create index lesson_cabinet_day on lesson (school_id, cabinet_id, on_date) where cabinet_id is not null;
create index lesson_plan_day on lesson (school_id, plan_uuid, quarter_id, on_date);

-- owner: lesson
create table lesson_material (
  school_id integer not null references school (id),
  uuid uuid not null,
  lesson_uuid uuid not null,
  kind text not null,
  title text not null,
  url text,
  file_uuid uuid,
  position smallint not null default 0,
  created_by integer not null,
  primary key (school_id, uuid),
  constraint lesson_material_lesson foreign key (school_id, lesson_uuid) references lesson (school_id, uuid) on delete cascade,
  constraint lesson_material_author foreign key (school_id, created_by) references app_user (school_id, id),
  constraint lesson_material_kind check ((kind = 'link' and url is not null) or (kind = 'file' and file_uuid is not null))
);
create index lesson_material_by_lesson on lesson_material (school_id, lesson_uuid);

-- owner: homework
create table homework (
  school_id integer not null references school (id),
  uuid uuid not null,
  lesson_uuid uuid not null,
  body text not null,
  due_on date,
  version integer not null default 1,
  created_by integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (school_id, uuid),
  constraint homework_of_lesson foreign key (school_id, lesson_uuid) references lesson (school_id, uuid) on delete cascade,
  constraint homework_author foreign key (school_id, created_by) references app_user (school_id, id),
  constraint homework_lesson unique (school_id, lesson_uuid),
  constraint homework_body check (char_length(body) between 1 and 4000)
);

-- owner: homework
create table homework_file (
  school_id integer not null references school (id),
  homework_uuid uuid not null,
  file_uuid uuid not null,
  position smallint not null default 0,
  primary key (school_id, homework_uuid, file_uuid),
  constraint homework_file_homework foreign key (school_id, homework_uuid) references homework (school_id, uuid)
    on delete cascade
);
