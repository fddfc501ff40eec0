-- The pictures of feeds' homes, copied so that the site serves them itself. Times are milliseconds since 1970, UTC.
-- One row for each home whose pictures are copied. The feed's addresses stand here alone: no page and no answer has them.
CREATE TABLE listing_pictures (
  listing_id integer PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
  -- JSON, in the feed's order: each picture, and its copy or why there is none.
  pictures text NOT NULL,
  -- What is to be copied: 0 the first picture, 1 others; null nothing.
  stage integer,
  attempts integer NOT NULL,
  -- Next attempt; while a worker has the home, the end of its lease.
  due_at bigint NOT NULL,
  lease text
);
CREATE INDEX listing_pictures_due ON listing_pictures (stage, due_at) WHERE stage IS NOT NULL;

-- A copy: a set of files, named by a hash of the feed's picture.
CREATE TABLE picture_files (
  name text PRIMARY KEY,
  -- Pixels of the widest file, the average color, and the bytes of all files; null until they are stored.
  width integer,
  height integer,
  color text,
  bytes bigint,
  state text NOT NULL CHECK (state IN ('writing', 'stored', 'removing')),
  -- Since when no home shows it; null while one does.
  unused_since bigint
);
CREATE INDEX picture_files_unused ON picture_files (unused_since) WHERE unused_since IS NOT NULL;

CREATE TABLE picture_uses (
  listing_id integer NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
  name text NOT NULL REFERENCES picture_files (name),
  PRIMARY KEY (listing_id, name)
);
CREATE INDEX picture_uses_by_name ON picture_uses (name);
