-- What was given to a lesson and nobody has worked on goes with it; an attempt or a reading still holds both.
alter table lesson_content drop constraint lesson_content_lesson;
alter table lesson_content add constraint lesson_content_lesson
  foreign key (school_id, lesson_uuid) references lesson (school_id, uuid) on delete cascade;
alter table sitting drop constraint sitting_lesson;
alter table sitting add constraint sitting_lesson
  foreign key (school_id, lesson_uuid) references lesson (school_id, uuid) on delete cascade;
