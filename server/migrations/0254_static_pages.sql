-- Pages about the product that belong to no school, and what people agreed to.

-- Only added to: what people agreed to stays as they read it.
-- owner: static-pages
create table static_page_version (
  slug text not null,
  version integer not null,
  -- Title and text in three languages.
  words jsonb not null,
  -- Everybody is asked once to agree to it.
  asks boolean not null,
  published_at timestamptz not null,
  -- Null: it came with the product.
  published_by integer references app_user (id),
  primary key (slug, version),
  constraint static_page_version_slug check (slug in ('about', 'terms', 'privacy', 'consent', 'accessibility', 'contacts')),
  constraint static_page_version_number check (version >= 1)
);

-- owner: static-pages
create table static_page_draft (
  slug text primary key,
  words jsonb not null,
  revision integer not null,
  changed_at timestamptz not null,
  changed_by integer not null references app_user (id),
  constraint static_page_draft_slug check (slug in ('about', 'terms', 'privacy', 'consent', 'accessibility', 'contacts'))
);

-- owner: static-pages
create table consent (
  person_id integer not null references person (id),
  slug text not null,
  version integer not null,
  at timestamptz not null,
  primary key (person_id, slug, version),
  constraint consent_version foreign key (slug, version) references static_page_version (slug, version)
);
create index consent_of_version on consent (slug, version);
