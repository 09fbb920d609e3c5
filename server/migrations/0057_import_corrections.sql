-- Cells of a workbook that somebody corrected where the plan is looked at: the value stands beside the file.
-- owner: import-plans
create table import_plan_correction (
  school_id integer not null references school (id),
  plan_uuid uuid not null,
  sheet text not null,
  -- As Excel counts.
  row_number integer not null,
  column_name text not null,
  value text not null,
  made_by integer not null,
  made_at timestamptz not null,
  primary key (school_id, plan_uuid, sheet, row_number, column_name),
  constraint import_plan_correction_plan foreign key (school_id, plan_uuid) references import_plan (school_id, uuid),
  constraint import_plan_correction_author foreign key (school_id, made_by) references app_user (school_id, id)
);
