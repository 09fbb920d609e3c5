-- A wrapper, the mobile app, takes pushes by the token of its own push service; it has no keys of a browser.
alter table push_subscription
  add column kind text not null default 'browser',
  alter column p256dh drop not null,
  alter column auth drop not null,
  add constraint push_subscription_kind check (kind in ('browser', 'wrapper')),
  add constraint push_subscription_keys
    check (case kind when 'browser' then p256dh is not null and auth is not null else p256dh is null and auth is null end);
