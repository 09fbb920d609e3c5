-- Both sides of a clash are shown: every week asks which of its lessons were stored over one. They are few.

-- owner: schedule
create index lesson_forced_day on lesson (school_id, on_date) where forced;
