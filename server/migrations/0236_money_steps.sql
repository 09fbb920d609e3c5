-- What was paid and what was given back stand in one order, also within the same moment: access is worked out in it.
create sequence money_step;
alter table money_order add column step bigint;
update money_order o set step = s.step
  from (select uuid, nextval('money_step') as step from (
    select uuid from money_order where state in ('paid', 'refunded') order by paid_at, opens_until) p) s
  where s.uuid = o.uuid;
alter table money_refund add column step bigint not null default nextval('money_step');
