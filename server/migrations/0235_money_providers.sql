-- Orders that a bank is asked for, what banks told, seats of a school's teachers, and what points buy.

alter table money_order
  drop constraint money_order_price,
  drop constraint money_order_opens,
  alter column product_id drop not null,
  alter column opens_from drop not null,
  alter column opens_until drop not null,
  add column kind text not null default 'subscribe',
  add column provider text not null default 'balance',
  -- What banks call the order: nine digits.
  add column number integer,
  -- Where the payer sat when it was ordered: that window is told when it is paid.
  add column payer_user_id integer references app_user (id),
  add column school_id integer references school (id),
  add column item_kind text,
  add column item_id integer,
  -- Paid in points where it is more than zero; the price is zero then.
  add column points integer not null default 0,
  add column days smallint not null default 0,
  -- The provider's own name of the payment.
  add column external_id text,
  -- Opens the page on which it is paid, once the hash fits.
  add column token_hash text,
  add column sent_at timestamptz,
  add column asked_at timestamptz,
  add column paid_at timestamptz,
  add column fault text,
  add constraint money_order_kind check (kind in ('subscribe', 'top_up', 'item', 'bonus')),
  add constraint money_order_price check (price >= 0 and points >= 0 and (is_trial = (price = 0 and points = 0))),
  add constraint money_order_opens check (opens_until > opens_from),
  add constraint money_order_what check (
    case kind when 'top_up' then product_id is null and item_id is null
      when 'item' then item_kind is not null and item_id is not null else product_id is not null end),
  add constraint money_order_number check (number between 100000000 and 999999999);
update money_order set paid_at = created_at, days = greatest(1, months * 30);
create unique index money_order_by_number on money_order (number);
create index money_order_by_ending on money_order ((number % 1000000), created_at);
create index money_order_waiting on money_order (asked_at) where state in ('sent', 'held');
create index money_order_of_item on money_order (beneficiary_id, item_kind, item_id) where kind = 'item';
create sequence money_order_number as integer minvalue 1 maxvalue 899999999 cycle;

-- What a bank has taken or holds for an order; the same payment is booked once.
-- owner: payments
create table money_payment (
  provider text not null,
  external_id text not null,
  order_uuid uuid not null references money_order (uuid),
  amount bigint not null,
  state text not null,
  -- What the bank wants to hear again when it captures or gives back.
  details jsonb not null default '{}',
  transfer_uuid uuid references money_transfer (uuid),
  at timestamptz not null,
  primary key (provider, external_id),
  constraint money_payment_state check (state in ('held', 'booked', 'returned')),
  constraint money_payment_amount check (amount > 0),
  constraint money_payment_booked check ((state = 'held') = (transfer_uuid is null))
);
create index money_payment_of_order on money_payment (order_uuid);

-- Every message of a bank as it came, and what became of it.
-- owner: payments
create table money_message (
  id bigint generated always as identity primary key,
  provider text not null,
  event text not null,
  received_at timestamptz not null,
  address text not null,
  content_type text not null,
  raw bytea not null,
  verdict text not null,
  reason text,
  order_uuid uuid references money_order (uuid),
  constraint money_message_verdict check (verdict in ('applied', 'repeated', 'noted', 'refused', 'unknown'))
);
create index money_message_by_verdict on money_message (verdict, id desc);

-- A payment that a terminal, a wallet or a cash desk reported: the same number is answered with the same number of ours.
-- owner: payments
create table money_inbound (
  id integer generated always as identity primary key,
  provider text not null,
  txn_id text not null,
  person_id integer not null references person (id),
  amount bigint not null,
  transfer_uuid uuid not null references money_transfer (uuid),
  at timestamptz not null,
  constraint money_inbound_once unique (provider, txn_id)
);

-- The bank's paper of a transfer: one enters it, another confirms it, and then it is booked.
-- owner: payments
create table money_paper (
  uuid uuid primary key,
  person_id integer not null references person (id),
  amount bigint not null,
  entered_by text not null,
  entered_at timestamptz not null,
  confirmed_by text,
  constraint money_paper_two check (confirmed_by <> entered_by)
);

-- Money that is given back: to the balance at once, to the bank when it agreed.
-- owner: payments
create table money_refund (
  uuid uuid primary key,
  order_uuid uuid not null references money_order (uuid),
  units smallint not null,
  amount bigint not null,
  way text not null,
  state text not null,
  asked_by text not null,
  confirmed_by text,
  at timestamptz not null,
  constraint money_refund_way check (way in ('balance', 'bank', 'points')),
  constraint money_refund_state check (state in ('asked', 'sent', 'done', 'refused')),
  constraint money_refund_two check (confirmed_by <> asked_by)
);
create index money_refund_of_order on money_refund (order_uuid);

-- What costs by the piece: a course, a certification.
-- owner: payments
create table money_item (
  kind text not null,
  id integer not null,
  name jsonb not null,
  price bigint not null,
  primary key (kind, id),
  constraint money_item_kind check (kind in ('course', 'certification')),
  constraint money_item_price check (price between 1 and 2000000000)
);

-- What points buy: so many months of a product.
-- owner: payments
create table money_reward (
  id integer generated by default as identity primary key,
  product_id integer not null references money_product (id),
  months smallint not null,
  points integer not null,
  is_given boolean not null default true,
  constraint money_reward_months check (months between 1 and 24),
  constraint money_reward_points check (points > 0)
);

-- A teacher's seat in what the school pays for; one that was taken back stays as history.
-- owner: payments
create table teacher_seat (
  school_id integer not null references school (id),
  id integer generated always as identity,
  user_id integer not null,
  given_at timestamptz not null,
  given_by integer not null,
  taken_at timestamptz,
  taken_by integer,
  primary key (school_id, id),
  foreign key (school_id, user_id) references app_user (school_id, id),
  foreign key (school_id, given_by) references app_user (school_id, id),
  foreign key (school_id, taken_by) references app_user (school_id, id)
);
create unique index teacher_seat_one on teacher_seat (school_id, user_id) where taken_at is null;

alter table money_transfer
  drop constraint money_transfer_kind,
  add constraint money_transfer_kind check (kind in ('receive', 'buy', 'refund', 'hold', 'post', 'void', 'earn')),
  drop constraint money_transfer_reversal,
  add constraint money_transfer_reversal check ((kind in ('refund', 'post', 'void')) = (reverses is not null));
drop index money_transfer_of_order;
create unique index money_transfer_of_order on money_transfer (order_uuid) where kind = 'buy';
create index money_transfer_reverses on money_transfer (reverses) where reverses is not null;
insert into money_account (name, currency) values ('hold', 'KZT');

-- Points may be below zero, when what they were given for was given back (Q-151). Money never is.
alter table money_balance
  add column is_money boolean not null default true,
  drop constraint money_balance_not_negative,
  add constraint money_balance_not_negative check (amount >= 0 or not is_money);
update money_balance b set is_money = false from money_account a where a.id = b.account_id and a.currency = 'PTS';

alter table money_product
  add column days smallint,
  add column seats smallint not null default 0,
  -- By what alone it may be paid; null is by anything.
  add column providers text[],
  drop constraint money_product_type,
  add constraint money_product_type check (type in ('student', 'teacher', 'teacher_school')),
  drop constraint money_product_audience,
  add constraint money_product_audience check (audience in ('family', 'staff', 'director')),
  add constraint money_product_seats check ((type = 'teacher_school') = (seats > 0));

-- Renewal was tried and there was no money: it stays open this long before it is blocked.
alter table subscription add column grace_until timestamptz;
create unique index subscription_bought_by_school on subscription (school_id, type) where order_uuid is not null;
create index subscription_ending on subscription (expires_at) where order_uuid is not null;

insert into money_product (id, type, audience, name, description, trial_days, is_featured, days, seats, providers) values
  (3, 'teacher_school', 'director',
   '{"kz": "Мектеп мұғалімдеріне қолжетімділік", "ru": "Доступ для учителей школы", "en": "Access for the school’s teachers"}',
   '{"kz": "365 күнге 20 орын: оларды директор береді", "ru": "20 мест на 365 дней: их раздаёт директор", "en": "20 seats for 365 days, given by the director"}',
   0, true, 365, 20, null),
  (903, 'student', 'family',
   '{"kz": "Ұялы байланыс арқылы жазылым", "ru": "Подписка через мобильного оператора", "en": "Subscription by mobile operator"}',
   '{"kz": "Ай сайын телефон балансынан төленеді", "ru": "Оплачивается каждый месяц с баланса телефона", "en": "Paid every month from the balance of the phone"}',
   0, false, null, 0, '{operator_billing}');
insert into money_price (product_id, months, price) values (3, 12, 6500000), (903, 1, 60000);
insert into money_item (kind, id, name, price) values
  ('certification', 1,
   '{"kz": "Педагогті сертификаттау", "ru": "Сертификация педагога", "en": "Certification of a teacher"}', 600000);
insert into money_reward (product_id, months, points) values (1, 1, 500), (1, 3, 1350), (2, 1, 5000);
