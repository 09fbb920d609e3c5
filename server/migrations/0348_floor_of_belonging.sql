-- What modules read of belonging, instead of the tables: views of `server/src/school`, so that a table can change without the
-- modules. The planner puts each into the statement that names it: a view has no distinct, no group by, no limit and no union.

-- A person of whom something is known, wherever they belong.
-- owner: school
create view known_person as
  select p.id, p.iin, p.surname, p.firstname, p.patronymic, p.sex, p.born_on, p.phone, p.email, p.email_confirmed_at,
    p.photo_file, p.language, p.scheme, p.version
  from person p;

-- Somebody's place, of whatever kind: in a school, at an office, at the platform.
-- owner: school
create view placement as
  select u.id, u.school_id, u.person_id, u.role, u.subrole, u.position_id, u.region_id, u.department_id, u.archived_at,
    u.created_at, u.is_in_statistic, u.placed_at, u.created_by, u.waiting
  from app_user u;

-- A place with the person in it. There always is one: the outer join lets the planner leave the person out who is not asked for.
-- owner: school
create view placed_person as
  select u.id, u.school_id, u.person_id, u.role, u.subrole, u.position_id, u.region_id, u.department_id, u.archived_at,
    u.created_at, u.is_in_statistic, u.placed_at, u.created_by, u.waiting,
    p.iin, p.surname, p.firstname, p.patronymic, p.sex, p.born_on, p.phone, p.email, p.photo_file, p.language, p.scheme
  from app_user u
  left join person p on p.id = u.person_id;

-- The ties of parents to children that stand.
-- owner: school
create view family_tie as
  select b.school_id, b.student_id, b.parent_id, b.place from guardianship b where b.until is null;

-- owner: school
create view school_class as
  select g.school_id, g.id, g.academic_year, g.parallel, g.letter, g.edu_lang, g.faculty, g.lead_id, g.time_scheme_uuid,
    g.parent_id, g.inclusive_description, g.is_in_statistic, g.archived_at, g.quarter_start, g.quarter_end
  from study_group g;

-- A half of a class in a subject.
-- owner: school
create view class_half as
  select s.school_id, s.id, s.group_id, s.subject_id, s.number, s.name from subgroup s;

-- When a pupil is in a class.
-- owner: school
create view class_stay as
  select e.school_id, e.id, e.group_id, e.student_id, e.since, e.until, e.arrival_order, e.departure_order from enrolment e;

-- When a pupil is in a half.
-- owner: school
create view half_stay as
  select m.school_id, m.subgroup_id, m.student_id, m.group_id, m.subject_id, m.since, m.until from subgroup_member m;
