-- When a teacher is away and by which order, and who was asked to stand in. Who gives a lesson stands in the lesson itself.

-- owner: substitution
create table absence (
  school_id integer not null references school (id),
  uuid uuid not null,
  teacher_id integer not null,
  starts_on date not null,
  ends_on date not null,
  reason text not null,
  order_number text not null default '',
  order_date date,
  created_by integer not null,
  created_at timestamptz not null,
  cancelled_at timestamptz,
  primary key (school_id, uuid),
  constraint absence_teacher foreign key (school_id, teacher_id) references app_user (school_id, id),
  constraint absence_author foreign key (school_id, created_by) references app_user (school_id, id),
  constraint absence_period check (starts_on <= ends_on),
  constraint absence_reason check (reason in ('illness', 'training', 'trip', 'leave', 'other')),
  constraint absence_order check (char_length(order_number) <= 50),
  -- A lesson belongs to one absence of its teacher, so the accounts find one order for it.
  constraint absence_apart exclude using gist (school_id with =, teacher_id with =, daterange(starts_on, ends_on, '[]') with &&)
    where (cancelled_at is null)
);

-- owner: substitution
create table substitution_request (
  school_id integer not null references school (id),
  absence_uuid uuid not null,
  lesson_uuid uuid not null,
  teacher_id integer not null,
  asked_by integer not null,
  asked_at timestamptz not null,
  -- Null until the teacher answers.
  accepted boolean,
  answered_at timestamptz,
  primary key (school_id, absence_uuid, lesson_uuid, teacher_id),
  constraint substitution_request_absence foreign key (school_id, absence_uuid) references absence (school_id, uuid) on delete cascade,
  constraint substitution_request_lesson foreign key (school_id, lesson_uuid) references lesson (school_id, uuid) on delete cascade,
  constraint substitution_request_teacher foreign key (school_id, teacher_id) references app_user (school_id, id),
  constraint substitution_request_author foreign key (school_id, asked_by) references app_user (school_id, id),
  constraint substitution_request_answer check ((accepted is null) = (answered_at is null))
);
create index substitution_request_of_teacher on substitution_request (school_id, teacher_id, asked_at);
create index lesson_substituted_day on lesson (school_id, substituted_id, on_date) where substituted_id is not null;
