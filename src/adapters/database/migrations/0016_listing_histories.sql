-- Prices and statuses of every listing of a feed, one row a listing. It outlives the listing, so that a home that is listed
-- again finds its past.
CREATE TABLE listing_histories (
  source text NOT NULL,
  source_key text NOT NULL,
  -- What listings of the same home have in common, as digests: parcel and address. Null where they are not known or hidden.
  parcel_key text,
  address_key text,
  -- JSON, the oldest first; entries are only added.
  entries text NOT NULL,
  -- ISO date on which the listing left the site; null while it is there.
  ended_on text,
  PRIMARY KEY (source, source_key)
);
CREATE INDEX listing_histories_by_parcel ON listing_histories (parcel_key) WHERE parcel_key IS NOT NULL;
CREATE INDEX listing_histories_by_address ON listing_histories (address_key) WHERE address_key IS NOT NULL;
CREATE INDEX listing_histories_by_end ON listing_histories (ended_on) WHERE ended_on IS NOT NULL;
