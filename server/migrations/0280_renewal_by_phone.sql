-- The phone that pays: an operator renews what was bought from it.
alter table money_order
  add column phone text,
  -- The operator sent a code to it, which the person types.
  add column asks_code boolean not null default false;
alter table money_order add constraint money_order_phone check (phone is null or provider = 'operator_billing');

-- What the tax authority's register answered for a payment: the receipt is fiscal from then on.
-- owner: payments
create table money_fiscal (
  provider text not null,
  external_id text not null,
  is_return boolean not null,
  sign text not null,
  register text not null,
  url text,
  at timestamptz not null,
  primary key (provider, external_id, is_return)
);
