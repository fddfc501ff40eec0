-- What is shown with a feed's homes, as its source requires. The logo is an https address, or a path below /feed-logos/.
CREATE TABLE feed_displays (
  source text PRIMARY KEY,
  name text NOT NULL,
  logo text,
  disclaimer text,
  shows_time integer NOT NULL
);

-- Logos from files, by the name below /feed-logos/: media type and content as base64.
CREATE TABLE feed_logos (
  name text PRIMARY KEY,
  type text NOT NULL,
  content text NOT NULL
);

-- When the last finished reading of the feed began, ISO date-time.
ALTER TABLE feed_runs ADD COLUMN read_at text;
