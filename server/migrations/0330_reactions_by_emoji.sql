-- Beside the four words an emoji may stand under a message; which one may, the contract says.
alter table message_reaction
  drop constraint message_reaction_kind,
  add constraint message_reaction_kind check (char_length(kind) between 1 and 24);
