-- What bringing a workbook in made of each row of the school, so that it can be taken back as one act. Kept of the last
-- one only. `before` is null of a row that was made, `after` of one that went; else it is a hash of the row as it was left:
-- a row that is another one by now was changed by somebody since.
-- owner: import-plans
create table import_plan_change (
  school_id integer not null references school (id),
  plan_uuid uuid not null,
  table_name text not null,
  -- The row's own key within the school, as text.
  key text not null,
  before jsonb,
  after text,
  primary key (school_id, plan_uuid, table_name, key),
  constraint import_plan_change_plan foreign key (school_id, plan_uuid) references import_plan (school_id, uuid),
  constraint import_plan_change_some check (before is not null or after is not null)
);

-- owner of import_plan: import-plans
alter table import_plan
  add column undone_by integer,
  add column undone_at timestamptz,
  add constraint import_plan_undoer foreign key (school_id, undone_by) references app_user (school_id, id),
  add constraint import_plan_undone check ((undone_by is null) = (undone_at is null));
