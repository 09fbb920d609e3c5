-- The picture of a person, held like every other file: one that nobody holds any more is swept.
update person set photo_file = null
  where photo_file is not null and not exists (select from stored_file f where f.uuid = person.photo_file);
alter table person add constraint person_photo foreign key (photo_file) references stored_file (uuid);
create index person_by_photo on person (photo_file) where photo_file is not null;
