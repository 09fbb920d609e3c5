-- Rows of a workbook whose IIN nobody has, and who have the name and the birth date of somebody of the school: one person
-- or two, a reviewer says. What stands here is of the last reading.
-- owner: import-plans
create table import_plan_question (
  school_id integer not null references school (id),
  plan_uuid uuid not null,
  ordinal integer not null,
  part text not null,
  -- Of the person's own row, or of the first child whose parent they are.
  row_number integer not null,
  iin text not null,
  name text not null,
  born_on date not null,
  label text not null,
  -- Those of the school who fit.
  people jsonb not null,
  -- Null while it is open.
  answer text,
  person_id integer,
  primary key (school_id, plan_uuid, ordinal),
  constraint import_plan_question_plan foreign key (school_id, plan_uuid) references import_plan (school_id, uuid),
  constraint import_plan_question_part check (part in ('staff', 'pupils', 'parents')),
  constraint import_plan_question_answer check (answer in ('same', 'another')),
  constraint import_plan_question_person check (coalesce(answer = 'same', false) = (person_id is not null))
);

-- What the reviewer said, by the IIN of the workbook; without a person it is somebody whom the school does not know.
-- owner: import-plans
create table import_plan_answer (
  school_id integer not null references school (id),
  plan_uuid uuid not null,
  iin text not null,
  person_id integer,
  made_by integer not null,
  made_at timestamptz not null,
  primary key (school_id, plan_uuid, iin),
  constraint import_plan_answer_plan foreign key (school_id, plan_uuid) references import_plan (school_id, uuid),
  constraint import_plan_answer_author foreign key (school_id, made_by) references app_user (school_id, id)
);
