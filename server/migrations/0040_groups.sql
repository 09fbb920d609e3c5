-- A group may have dates of a quarter of its own, such as a graduating class that ends earlier (C-GROUP-5).

-- owner of study_group: groups
alter table study_group
  add column quarter_start date,
  add column quarter_end date,
  add constraint study_group_quarter check (quarter_start <= quarter_end);
