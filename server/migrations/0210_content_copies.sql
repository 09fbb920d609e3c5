-- Of which document another one was copied, so that its author sees where it is used.
alter table content add column copied_from uuid;
alter table content add constraint content_copied_from foreign key (school_id, copied_from)
  references content (school_id, uuid) on delete set null (copied_from);
create index content_copies on content (school_id, copied_from) where copied_from is not null;
