-- One process at a time asks a bank to give money back: not every bank knows a question that it has answered.
alter table money_refund add column claimed_at timestamptz;
