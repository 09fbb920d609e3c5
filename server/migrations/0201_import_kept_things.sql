-- Rooms, hours and plans of the school that a workbook gives otherwise stand beside the fields of people: a thing is named
-- by its kind and its key.
alter table import_plan_kept
  alter column person_id drop not null,
  add column thing text,
  drop constraint import_plan_kept_part,
  add constraint import_plan_kept_part check (part in ('staff', 'pupils', 'parents', 'rooms', 'load', 'ktp')),
  add constraint import_plan_kept_whose check ((person_id is null) <> (thing is null));

alter table import_plan_taken
  drop constraint import_plan_taken_pkey,
  alter column person_id drop not null,
  add column thing text,
  add constraint import_plan_taken_whose check ((person_id is null) <> (thing is null)),
  add constraint import_plan_taken_once unique nulls not distinct (school_id, plan_uuid, person_id, thing, field);
