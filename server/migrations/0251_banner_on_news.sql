-- Banners stand above the list of news as well.
alter table banner drop constraint banner_place;
alter table banner add constraint banner_place
  check (place in ('side', 'schedule', 'exams', 'catalogue', 'country-statistics', 'news'));
