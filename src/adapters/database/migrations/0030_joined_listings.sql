-- One home in several feeds is shown once. Listings that another feed's listing stands for: they are not in `listings`, so that
-- nothing that searches has to know of them, and take its place when it goes.
CREATE TABLE joined_listings (
  source text NOT NULL,
  source_key text NOT NULL,
  -- Its own id, under which it is shown when it leads.
  id integer NOT NULL UNIQUE,
  -- The listing that is shown in its place.
  leader_id integer NOT NULL,
  content_hash text NOT NULL,
  price double precision NOT NULL,
  listed_on text NOT NULL,
  -- What the feed says of it, as JSON in the words of the domain.
  facts text NOT NULL,
  PRIMARY KEY (source, source_key)
);
CREATE INDEX joined_listings_by_leader ON joined_listings (leader_id);

-- The feeds that may lead, the one that does before the others first.
CREATE TABLE feed_places (
  source text PRIMARY KEY,
  place integer NOT NULL
);

-- A digest of the listing's number and office, beside those of parcel and address.
ALTER TABLE listing_histories ADD COLUMN number_key text;
CREATE INDEX listing_histories_by_number ON listing_histories (number_key) WHERE number_key IS NOT NULL;
