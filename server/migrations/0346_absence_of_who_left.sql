-- Lessons of somebody who left and whom nobody follows wait for a replacement, as those of somebody who is away.
alter table absence drop constraint absence_reason;
alter table absence add constraint absence_reason
  check (reason in ('illness', 'training', 'trip', 'leave', 'other', 'left'));
