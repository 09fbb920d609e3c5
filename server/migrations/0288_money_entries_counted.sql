-- How many entries somebody's account has stands beside its balance: a long history is not counted for each page of it.
alter table money_balance add column entries bigint not null default 0;
update money_balance b set entries = e.many
from (select account_id, count(*) as many from money_entry group by account_id) e where e.account_id = b.account_id;
