-- The ids of homes that feeds no longer list: a home that comes back under its source and key gets its old id, so that links,
-- favorites and notes live again. The day is an ISO date.
CREATE TABLE removed_listings (
  source text NOT NULL,
  source_key text NOT NULL,
  listing_id integer NOT NULL,
  removed_on text NOT NULL,
  PRIMARY KEY (source, source_key)
);
CREATE INDEX removed_listings_by_day ON removed_listings (removed_on);
