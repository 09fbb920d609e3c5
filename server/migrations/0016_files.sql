-- Files that nothing holds any more leave the store; what holds one says so by a foreign key.

-- owner: platform
alter table stored_file add column orphaned_at timestamptz;
create index stored_file_school on stored_file (school_id) include (bytes);
create index stored_file_orphaned on stored_file (orphaned_at) where orphaned_at is not null;

-- owner: lesson
alter table lesson_material
  add constraint lesson_material_file foreign key (school_id, file_uuid) references stored_file (school_id, uuid);
create index lesson_material_by_file on lesson_material (school_id, file_uuid) where file_uuid is not null;

-- owner: homework
alter table homework_file
  add constraint homework_file_file foreign key (school_id, file_uuid) references stored_file (school_id, uuid);
create index homework_file_by_file on homework_file (school_id, file_uuid);

-- owner: schools
alter table school
  add constraint school_logo foreign key (logo_file) references stored_file (uuid);
