-- The address that an employee gives on registering (V-EMAIL-1). Nobody has to have one, and relatives may share one.

alter table person
  add column email text constraint person_email check (
    char_length(email) <= 100 and email ~ '^[^@ \t\n\r\f\v]+@[^@ \t\n\r\f\v]+\.[A-Za-z]{2,6}$');
