-- News: what a school, the authorities and the platform tell people, by rows that name whom.

-- An article is of a desk: of a school, a district, a region, the country or the platform (the last two have the id 0).
-- owner: articles
create table article (
  uuid uuid primary key,
  desk text not null,
  desk_id integer not null,
  author_id integer not null references app_user (id),
  -- Counts every saving.
  version integer not null default 1,
  -- Title and lead by language, apart from the texts, so that a list reads no texts.
  heads jsonb not null default '{}',
  bodies jsonb not null default '{}',
  -- All words of all languages, for the search.
  words text not null default '',
  cover_file uuid references stored_file (uuid),
  cover_alt text not null default '',
  gallery jsonb not null default '[]',
  -- Whoever has the address may read it without signing in.
  open boolean not null default false,
  -- Null while it is a draft; ahead while it waits.
  publish_at timestamptz,
  pinned boolean not null default false,
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  saved_by integer not null references app_user (id),
  constraint article_desk_kind check (desk in ('school', 'department', 'region', 'country', 'platform')),
  constraint article_desk_id check ((desk_id = 0) = (desk in ('country', 'platform'))),
  constraint article_out check (publish_at is not null or (archived_at is null and not pinned))
);
create index article_desk on article (desk, desk_id, updated_at desc);
create index article_open on article (publish_at desc) where open and archived_at is null;

-- Whom an article is addressed to: these roles of this place. Without a row it is addressed to nobody.
-- owner: articles
create table article_audience (
  article_uuid uuid not null references article (uuid) on delete cascade,
  place text not null,
  place_id integer not null,
  roles text[] not null,
  primary key (article_uuid, place, place_id),
  constraint article_audience_place check (place in ('country', 'region', 'department', 'school')),
  constraint article_audience_id check ((place_id = 0) = (place = 'country'))
);
create index article_audience_by_place on article_audience (place, place_id);

-- The pictures that were added to an article: it shows no others.
-- owner: articles
create table article_file (
  article_uuid uuid not null references article (uuid) on delete cascade,
  file_uuid uuid not null references stored_file (uuid),
  primary key (article_uuid, file_uuid)
);

-- Every saving as it was.
-- owner: articles
create table article_version (
  article_uuid uuid not null references article (uuid) on delete cascade,
  version integer not null,
  by_user_id integer not null references app_user (id),
  at timestamptz not null,
  content jsonb not null,
  primary key (article_uuid, version)
);

-- owner: articles
create table article_read (
  article_uuid uuid not null references article (uuid) on delete cascade,
  user_id integer not null references app_user (id),
  at timestamptz not null,
  primary key (article_uuid, user_id)
);
