-- Email updates: what happened to homes, and who wants to be told of what. Times are milliseconds since 1970, UTC.

-- Each home as it was when it was last looked at. Homes that have left the site stay, for they may come back.
CREATE TABLE known_homes (
  listing_id integer PRIMARY KEY,
  -- What listings of the same home have in common; see listing_histories.
  home_key text,
  price double precision NOT NULL,
  status text NOT NULL,
  -- The starts of its open houses, as JSON.
  open_houses text NOT NULL,
  seen_at bigint NOT NULL
);
CREATE INDEX known_homes_by_key ON known_homes (home_key) WHERE home_key IS NOT NULL;

-- Numbered in the order in which it was noticed.
CREATE TABLE home_news (
  id bigint PRIMARY KEY,
  listing_id integer NOT NULL,
  -- `NewsOfHome` as JSON.
  news text NOT NULL,
  noticed_at bigint NOT NULL
);
CREATE INDEX home_news_by_time ON home_news (noticed_at);

-- The listings' version up to which news has been looked for (null: never), and whose turn it is to look and to write emails.
CREATE TABLE update_turn (
  only_row integer PRIMARY KEY CHECK (only_row = 1),
  listings_version bigint,
  lease text,
  leased_until bigint
);
INSERT INTO update_turn (only_row) VALUES (1);

-- What an account wants emails about, and how often. There is no row for what is off.
CREATE TABLE update_choices (
  owner_id text NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  -- 'favorites', 'similar', or the id of a saved search.
  source text NOT NULL,
  every text NOT NULL,
  -- The version of the wording that the person agreed to.
  consent_version text NOT NULL,
  chosen_at bigint NOT NULL,
  -- News up to this one has been told or left out.
  told_through bigint NOT NULL,
  told_at bigint NOT NULL,
  -- The last email about it; null before the first.
  mailed_at bigint,
  PRIMARY KEY (owner_id, source)
);
CREATE INDEX update_choices_by_frequency ON update_choices (every, told_at);

-- What a person has been told of one thing that another choice of the same person could tell later.
CREATE TABLE told_news (
  owner_id text NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  news_id bigint NOT NULL,
  PRIMARY KEY (owner_id, news_id)
);
