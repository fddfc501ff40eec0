-- Accounts. Times are ISO date-times in UTC; secrets are stored only as hashes.
CREATE TABLE account_users (
  id text PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  -- Lower case.
  email text NOT NULL UNIQUE,
  email_verified integer NOT NULL,
  created_at text NOT NULL,
  updated_at text NOT NULL
);

-- How an account is signed in to: by a password, as an argon2id hash in PHC form.
CREATE TABLE account_credentials (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES account_users (id) ON DELETE CASCADE,
  provider_id text NOT NULL,
  provider_account_id text NOT NULL,
  password text,
  created_at text NOT NULL,
  updated_at text NOT NULL,
  UNIQUE (provider_id, provider_account_id)
);
CREATE INDEX account_credentials_by_user ON account_credentials (user_id);

CREATE TABLE account_sessions (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES account_users (id) ON DELETE CASCADE,
  -- SHA-256 of what the cookie holds.
  token text NOT NULL UNIQUE,
  expires_at text NOT NULL,
  created_at text NOT NULL,
  updated_at text NOT NULL
);
CREATE INDEX account_sessions_by_user ON account_sessions (user_id);
CREATE INDEX account_sessions_by_end ON account_sessions (expires_at);

-- Links to set a new password; the identifier is hashed.
CREATE TABLE account_verifications (
  id text PRIMARY KEY,
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at text NOT NULL,
  created_at text NOT NULL,
  updated_at text NOT NULL
);
CREATE INDEX account_verifications_by_identifier ON account_verifications (identifier);

-- Who keeps homes and searches: an account or an anonymous visitor, by the SHA-256 of the visitor's cookie.
CREATE TABLE owners (
  id text PRIMARY KEY,
  account_id text UNIQUE REFERENCES account_users (id) ON DELETE CASCADE,
  visitor_hash text UNIQUE,
  -- The day of the last change, for forgetting those who never come back.
  changed_on text NOT NULL,
  -- While the favorites are open to others: what the token is made from, and its SHA-256.
  share_seed text,
  share_hash text UNIQUE,
  CHECK ((account_id IS NULL) <> (visitor_hash IS NULL))
);
CREATE INDEX owners_by_change ON owners (changed_on);

-- Homes that are no longer listed stay, unseen, for they may come back.
CREATE TABLE favorites (
  owner_id text NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  listing_id integer NOT NULL,
  -- Counts up within an owner.
  place integer NOT NULL,
  added_on text NOT NULL,
  note text NOT NULL,
  seeded integer NOT NULL,
  PRIMARY KEY (owner_id, listing_id)
);

CREATE TABLE saved_searches (
  owner_id text NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  id text NOT NULL,
  place integer NOT NULL,
  name text NOT NULL,
  -- The parameters of the search's address, as JSON.
  search text NOT NULL,
  created_on text NOT NULL,
  seeded integer NOT NULL,
  PRIMARY KEY (owner_id, id)
);
