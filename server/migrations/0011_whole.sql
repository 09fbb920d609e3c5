-- Ends a statement that was to do all it was asked, or nothing: where something stood in its way it is taken back, and
-- whoever sent it looks at each part again.
create function whole(done bigint, asked integer) returns boolean language plpgsql as $$
begin
  if done <> asked then
    raise exception '% of % were done', done, asked using errcode = 'serialization_failure';
  end if;
  return true;
end $$;
