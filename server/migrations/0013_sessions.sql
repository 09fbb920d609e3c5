-- A hand-over hash dies with the session that asked for it: with its end and with a change of the password.

-- owner: auth
delete from hand_over;
alter table hand_over
  add column session_id uuid not null references session (id) on delete cascade;
create index hand_over_session on hand_over (session_id);
