-- The language and the direction of classes are kept fields of an import, too.
alter table import_plan_kept
  drop constraint import_plan_kept_part,
  add constraint import_plan_kept_part
    check (part in ('staff', 'pupils', 'parents', 'rooms', 'classes', 'load', 'ktp'));
