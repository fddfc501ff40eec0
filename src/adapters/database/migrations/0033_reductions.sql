-- What the last price reduction took off; the homes stored before get it when they are rebuilt (see PROJECTION_VERSION).
ALTER TABLE listings ADD COLUMN reduced_by double precision;
