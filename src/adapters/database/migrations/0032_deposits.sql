-- Security deposits of rentals; the homes stored before get theirs when they are rebuilt (see PROJECTION_VERSION).
ALTER TABLE listings ADD COLUMN deposit double precision;
