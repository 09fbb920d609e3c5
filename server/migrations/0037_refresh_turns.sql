-- An answer with a new pair may be lost on its way. Until the pair was used once, the token before it may come again from
-- the browser that used it; after that a second use ends the session.

-- owner: auth
alter table refresh_token
  -- The browser that used the token, by its cookie.
  add column used_by bytea,
  -- When the access token that came with this refresh token was first used.
  add column arrived_at timestamptz;
