-- The ways from each home to the stations in reach; the homes stored before get theirs when they are rebuilt (see PROJECTION_VERSION).
-- @sqlite
ALTER TABLE listings ADD COLUMN near_stations text NOT NULL DEFAULT '{}';
-- @postgres
ALTER TABLE listings ADD COLUMN near_stations jsonb NOT NULL DEFAULT '{}';
-- @all
-- Rows depend on where the timetable's stations are, too. The versions of those of the listings, and of a rebuild under way.
ALTER TABLE listing_state ADD COLUMN projection_stations text NOT NULL DEFAULT '';
ALTER TABLE listing_state ADD COLUMN rebuild_stations text NOT NULL DEFAULT '';
