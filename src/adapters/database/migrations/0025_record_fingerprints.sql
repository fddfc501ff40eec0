-- What a stored listing's record of the feed looked like, byte for byte, so that an import need not read it again. A listing
-- without one is read.
CREATE TABLE record_fingerprints (
  listing_id integer PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
  fingerprint text NOT NULL,
  -- The record's own time, ISO date-time; null where it has none.
  modified text,
  -- Version of the rows and rule of the pictures under which the listing was stored; under another one the record is read.
  stored_under text NOT NULL
);
