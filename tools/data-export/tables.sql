-- One row for each chemical: a substance (cas:...) or an entry of the transport list (un:...). `record` and `isolation`
-- are the whole answers of the core as JSON; the columns beside them are for searching. NULL: not on file, never 0.
create table about (name text primary key, value text not null) strict;

create table source (key text primary key, title text not null, edition text not null) strict;

create table chemical (
  key text primary key,
  name text not null,
  cas_number text,
  formula text,
  -- extreme, high, medium, low; unknown: nothing on file gives a level; not_graded: a danger that has no such level
  hazard_mark text not null check (hazard_mark in ('extreme', 'high', 'medium', 'low', 'unknown', 'not_graded')),
  hazard_basis text not null,
  -- distance, or use_guide: follow that guide, which gives the distance
  isolation_kind text not null check (isolation_kind in ('distance', 'use_guide')),
  isolate_m real,
  downwind_m real,
  isolation_why text not null,
  record text not null,
  isolation text not null
) strict;

create table synonym (chemical_key text not null references chemical (key), name text not null) strict;

-- One row for each id of a chemical, with the distances of Table 1 for small and large spills, in metres.
create table transport (
  chemical_key text not null references chemical (key),
  un_number text not null,
  hazard_class text,
  guide text,
  small_isolate_m real,
  small_day_m real,
  small_night_m real,
  large_isolate_m real,
  large_day_m real,
  large_night_m real,
  fire_m real,
  -- the form of the substance that the id is for: liquid, refrigerated
  applies_when text,
  source_key text not null references source (key),
  source_locator text,
  source_mark text,
  -- how the id came to be tied to the substance: derived, name-match, unverified, from-memory. NULL: the row is the id's own
  link_mark text
) strict;

create table exposure_limit (
  chemical_key text not null references chemical (key),
  id text not null,
  label text not null,
  value real not null,
  unit text not null,
  duration_min real,
  source_key text not null references source (key),
  source_locator text,
  source_mark text
) strict;

create table property (
  chemical_key text not null references chemical (key),
  id text not null,
  value text not null,
  unit text,
  source_key text not null references source (key),
  source_locator text,
  source_mark text
) strict;

create index chemical_by_name on chemical (name collate nocase);
create index chemical_by_cas on chemical (cas_number);
create index synonym_by_name on synonym (name collate nocase);
create index transport_by_number on transport (un_number);
create index exposure_limit_of on exposure_limit (chemical_key);
create index property_of on property (chemical_key, id);
