-- What a pupil brings along from another class or another school counts for the subject in the running period (Q-155).

-- A score that was brought and that the teacher who leads the pupil now leaves out of the percent, with the reason. Put back,
-- the row has an end; left out again, there is another one.
-- owner: period-marks
create table score_left_out (
  school_id integer not null references school (id),
  student_id integer not null,
  -- Of a lesson of the other class, or of the other school, where no lesson of this one has that id.
  lesson_uuid uuid not null,
  -- The plan whose teacher left it out.
  plan_uuid uuid not null,
  reason text not null,
  left_out_by integer not null,
  left_out_at timestamptz not null,
  put_back_by integer,
  put_back_at timestamptz,
  primary key (school_id, student_id, lesson_uuid, left_out_at),
  constraint score_left_out_student foreign key (school_id, student_id) references app_user (school_id, id),
  constraint score_left_out_plan foreign key (school_id, plan_uuid) references calendar_plan (school_id, uuid),
  constraint score_left_out_author foreign key (school_id, left_out_by) references app_user (school_id, id),
  constraint score_left_out_returner foreign key (school_id, put_back_by) references app_user (school_id, id),
  constraint score_left_out_reason check (char_length(reason) between 1 and 500),
  constraint score_left_out_back check ((put_back_by is null) = (put_back_at is null))
);
create unique index score_left_out_open on score_left_out (school_id, student_id, lesson_uuid) where put_back_at is null;

-- What another school certified of a pupil whom this school took: marks and scores of the year, in the very text that was
-- signed when the pupil was taken.
-- owner: period-marks
create table brought_sheet (
  school_id integer not null references school (id),
  student_id integer not null,
  academic_year smallint not null,
  transfer_id integer not null,
  sheet text not null,
  signature bytea not null,
  key_id text not null,
  brought_at timestamptz not null,
  primary key (school_id, student_id, academic_year, transfer_id),
  constraint brought_sheet_student foreign key (school_id, student_id) references app_user (school_id, id),
  constraint brought_sheet_transfer foreign key (transfer_id) references student_transfer (id)
);
create trigger brought_sheet_append_only before update or delete on brought_sheet
  for each row execute function mark_event_is_append_only();
