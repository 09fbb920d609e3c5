-- owner: auth
-- Accounts of the demo have a password that everybody knows. Which they are is a fact of its own: no login is a sign of it.
alter table account add column is_demo boolean not null default false;

-- Before this there was no such column. The demo gave all its people one hash; passwords of a school have a salt each.
update account set is_demo = true
where exists (select from setting s where s.name = 'demo-sign-ins')
  and (password_hash in (select a.password_hash from account a group by a.password_hash having count(*) > 1)
    or lower(login) in (
      select lower(each ->> 'login') from setting s, jsonb_array_elements(s.value) each where s.name = 'demo-sign-ins'));
create index account_demo on account (id) where is_demo;
