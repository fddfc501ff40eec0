-- The version of the projections (see PROJECTION_VERSION): columns, search texts and JSON derived from listings' facts. A
-- database whose version is lower is rebuilt in batches, by ascending id; `rebuilt_up_to` is the last id done for
-- `rebuild_version`.
ALTER TABLE listing_state ADD COLUMN projection_version integer NOT NULL DEFAULT 1;
ALTER TABLE listing_state ADD COLUMN rebuild_version integer NOT NULL DEFAULT 0;
ALTER TABLE listing_state ADD COLUMN rebuilt_up_to integer NOT NULL DEFAULT 0;

-- The order within an owner's list; a place is a town, ZIP code or county everywhere else.
ALTER TABLE favorites RENAME COLUMN place TO position;
ALTER TABLE saved_searches RENAME COLUMN place TO position;

-- @postgres
-- Room for 53 bits; SQLite's integers have 64 already.
ALTER TABLE listings ALTER COLUMN amenities TYPE bigint;
