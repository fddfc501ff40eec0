-- Email updates for people without an account. Times are milliseconds since 1970, UTC.

-- What somebody asked for at an address, until the link that was mailed there confirms it.
CREATE TABLE update_requests (
  -- SHA-256 of the link's token; also the id of the saved search that the request becomes.
  id text PRIMARY KEY,
  -- Lower case.
  email text NOT NULL,
  name text NOT NULL,
  -- As in saved_searches.
  search text NOT NULL,
  every text NOT NULL,
  consent_version text NOT NULL,
  expires_at bigint NOT NULL
);
CREATE INDEX update_requests_by_email ON update_requests (email);
CREATE INDEX update_requests_by_end ON update_requests (expires_at);

-- An owner that no cookie and no account belongs to: a confirmed address with its searches and choices.
CREATE TABLE subscribers (
  owner_id text PRIMARY KEY REFERENCES owners (id) ON DELETE CASCADE,
  -- Lower case.
  email text NOT NULL UNIQUE
);

-- A subscriber whose searches are an account's now: the links in earlier emails still stop them.
CREATE TABLE adopted_subscribers (
  former_id text PRIMARY KEY,
  owner_id text NOT NULL REFERENCES owners (id) ON DELETE CASCADE
);
CREATE INDEX adopted_subscribers_by_owner ON adopted_subscribers (owner_id);

CREATE INDEX saved_searches_by_id ON saved_searches (id);
