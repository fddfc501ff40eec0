-- Columns of further filters and orders; the homes stored before get theirs when they are rebuilt (see PROJECTION_VERSION).
ALTER TABLE listings ADD COLUMN flags bigint NOT NULL DEFAULT 0;
ALTER TABLE listings ADD COLUMN home_kind text NOT NULL DEFAULT '';
ALTER TABLE listings ADD COLUMN open_days text NOT NULL DEFAULT '';
ALTER TABLE listings ADD COLUMN price_per_square_foot double precision;
ALTER TABLE listings ADD COLUMN year_built double precision;
ALTER TABLE listings ADD COLUMN lot_acres double precision;
ALTER TABLE listings ADD COLUMN monthly_fee double precision;
ALTER TABLE listings ADD COLUMN garage_spaces double precision;
ALTER TABLE listings ADD COLUMN reduced_on text;
ALTER TABLE listings ADD COLUMN available_on text;

-- @postgres
ALTER TABLE listings ALTER COLUMN reduced_on TYPE text COLLATE "C";
ALTER TABLE listings ALTER COLUMN available_on TYPE text COLLATE "C";
