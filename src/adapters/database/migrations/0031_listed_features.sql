-- The bits of listed features; the homes stored before get theirs when they are rebuilt (see PROJECTION_VERSION).
ALTER TABLE listings ADD COLUMN features bigint NOT NULL DEFAULT 0;
