-- Since when a teacher records a meeting on the own device: everybody in it is told.
alter table meeting add column recording_at timestamptz;
