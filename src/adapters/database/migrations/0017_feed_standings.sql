-- How the newest reading of each feed went, and which process is reading it. All times are milliseconds since 1970, UTC.
CREATE TABLE feed_standings (
  source text PRIMARY KEY,
  started_at bigint NOT NULL,
  -- Null while it is read, and where the process died.
  ended_at bigint,
  -- Readings in a row that were begun and did not come to an end.
  failures integer NOT NULL,
  -- What the newest reading that ended did, as JSON, and what stopped it.
  counts text,
  problem text,
  -- Starts of the newest reading that was finished, and of the newest one of the whole feed that was finished or held.
  succeeded_at bigint,
  whole_at bigint,
  -- Why removals are held until somebody looks, and whether a reading of the whole feed found them.
  held text,
  held_whole integer NOT NULL DEFAULT 0,
  -- The process that reads the feed, and until when unless it says that it goes on.
  lease text,
  leased_until bigint
);
