-- Who of a school wrote a field of a person by hand last, and when: an import leaves it alone until somebody says
-- otherwise.
-- owner: people
create table person_edit (
  school_id integer not null references school (id),
  person_id integer not null references person (id) on delete cascade,
  field text not null,
  by_user_id integer not null,
  at timestamptz not null,
  primary key (school_id, person_id, field),
  constraint person_edit_author foreign key (school_id, by_user_id) references app_user (school_id, id),
  constraint person_edit_field check (field in ('iin', 'surname', 'firstname', 'patronymic', 'born_on', 'phone', 'sex'))
);

-- Fields of people of the school that the workbook gives otherwise, as of the last reading.
-- owner: import-plans
create table import_plan_kept (
  school_id integer not null references school (id),
  plan_uuid uuid not null,
  ordinal integer not null,
  part text not null,
  row_number integer not null,
  person_id integer not null,
  name text not null,
  field text not null,
  standing text not null,
  workbook text not null,
  edited_by text,
  edited_at timestamptz,
  is_taken boolean not null,
  primary key (school_id, plan_uuid, ordinal),
  constraint import_plan_kept_plan foreign key (school_id, plan_uuid) references import_plan (school_id, uuid),
  constraint import_plan_kept_part check (part in ('staff', 'pupils', 'parents'))
);

-- Of which of them the reviewer takes what the workbook says.
-- owner: import-plans
create table import_plan_taken (
  school_id integer not null references school (id),
  plan_uuid uuid not null,
  person_id integer not null,
  field text not null,
  made_by integer not null,
  made_at timestamptz not null,
  primary key (school_id, plan_uuid, person_id, field),
  constraint import_plan_taken_plan foreign key (school_id, plan_uuid) references import_plan (school_id, uuid),
  constraint import_plan_taken_author foreign key (school_id, made_by) references app_user (school_id, id)
);
