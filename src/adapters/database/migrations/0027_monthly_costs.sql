-- What monthly costs are computed from; the homes stored before get theirs when they are rebuilt (see PROJECTION_VERSION).
ALTER TABLE listings ADD COLUMN monthly_tax_cents double precision;
-- Rows depend on the tax figures of towns, too. The versions of those of the listings, and of a rebuild under way.
ALTER TABLE listing_state ADD COLUMN projection_taxes text NOT NULL DEFAULT '';
ALTER TABLE listing_state ADD COLUMN rebuild_taxes text NOT NULL DEFAULT '';
