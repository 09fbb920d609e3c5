-- Lessons, lectures and works that teachers make: a draft by pages, and what was published of it.

-- owner: content
create table content (
  school_id integer not null references school (id),
  uuid uuid not null,
  kind text not null,
  title text not null,
  owner_id integer not null,
  subject_id integer references subject (id),
  parallel smallint,
  language text not null,
  settings jsonb not null,
  -- Counts every edit of the settings and of the order of the pages.
  version integer not null default 1,
  -- The pages in their order; a page that is not named here was taken out.
  page_order uuid[] not null default '{}',
  shared_at timestamptz,
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (school_id, uuid),
  constraint content_owner foreign key (school_id, owner_id) references app_user (school_id, id),
  constraint content_kind check (kind in ('lecture', 'custom-lesson', 'sor', 'soch', 'test', 'ent')),
  constraint content_title check (char_length(title) between 1 and 200),
  constraint content_parallel check (parallel between 0 and 12),
  constraint content_language check (language in ('kz', 'ru', 'en'))
);
create index content_by_owner on content (school_id, owner_id, updated_at desc);
create index content_shared on content (school_id, updated_at desc) where shared_at is not null;

-- The draft: what its author writes, with the keys of its exercises. Nobody but staff is ever given a row of it.
-- owner: content
create table content_page (
  school_id integer not null,
  content_uuid uuid not null,
  uuid uuid not null,
  version integer not null,
  body jsonb not null,
  primary key (school_id, content_uuid, uuid),
  constraint content_page_content foreign key (school_id, content_uuid) references content (school_id, uuid) on delete cascade
);

-- The files that a draft holds, and that its published versions show.
-- owner: content
create table content_file (
  school_id integer not null,
  content_uuid uuid not null,
  file_uuid uuid not null,
  primary key (school_id, content_uuid, file_uuid),
  constraint content_file_content foreign key (school_id, content_uuid) references content (school_id, uuid) on delete cascade,
  constraint content_file_file foreign key (school_id, file_uuid) references stored_file (school_id, uuid)
);

create function content_version_stays() returns trigger language plpgsql as $$
begin
  raise exception 'a published version never changes' using errcode = 'integrity_constraint_violation';
end $$;

-- What students are given: pages without keys.
-- owner: content
create table content_version (
  school_id integer not null,
  uuid uuid not null,
  content_uuid uuid not null,
  number integer not null,
  published_at timestamptz not null,
  published_by integer not null,
  title text not null,
  settings jsonb not null,
  body jsonb not null,
  max_score integer not null,
  primary key (school_id, uuid),
  constraint content_version_number unique (school_id, content_uuid, number),
  constraint content_version_content foreign key (school_id, content_uuid) references content (school_id, uuid),
  constraint content_version_author foreign key (school_id, published_by) references app_user (school_id, id)
);
create trigger content_version_immutable before update or delete on content_version
  for each row execute function content_version_stays();

-- The keys of a version, read by scoring alone. A mended key is a row of its own.
-- owner: content
create table content_key (
  school_id integer not null,
  version_uuid uuid not null,
  key_version integer not null,
  keys jsonb not null,
  by_user_id integer not null,
  at timestamptz not null,
  primary key (school_id, version_uuid, key_version),
  constraint content_key_content foreign key (school_id, version_uuid) references content_version (school_id, uuid),
  constraint content_key_author foreign key (school_id, by_user_id) references app_user (school_id, id)
);
create trigger content_key_immutable before update or delete on content_key
  for each row execute function content_version_stays();
