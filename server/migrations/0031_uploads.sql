-- Files that come in parts: what came of one is kept where every process sees it, and the rest may come later.

-- owner: platform
create table upload (
  school_id integer not null references school (id),
  uuid uuid not null,
  owner_id integer not null,
  -- The call whose file it will be: method and address.
  target text not null,
  name text not null,
  bytes integer not null,
  received integer not null default 0,
  touched_at timestamptz not null,
  -- When it was handed to its call. It stays for a while, since that call may be repeated.
  taken_at timestamptz,
  primary key (school_id, uuid),
  constraint upload_by foreign key (school_id, owner_id) references app_user (school_id, id),
  constraint upload_received check (received between 0 and bytes)
);
create index upload_owner on upload (school_id, owner_id, touched_at);
create index upload_touched on upload (touched_at);

-- owner: platform
create table upload_part (
  school_id integer not null,
  uuid uuid not null,
  upload_uuid uuid not null,
  start integer not null,
  -- Whether it counts: of two parts that begin at one place the first that is kept does.
  counts boolean not null default false,
  primary key (school_id, uuid),
  constraint upload_part_of foreign key (school_id, upload_uuid) references upload (school_id, uuid)
);
create index upload_part_upload on upload_part (school_id, upload_uuid, start);
