-- Which listings each version changed, so that what is derived from all listings is updated by the changed ones alone. A
-- version is raised last in its transaction, so a change is logged under the version to come. The oldest versions are
-- removed; what is left has no gaps. Triggers write the log, so that it also holds what is changed by hand.

-- @sqlite
CREATE TABLE listing_changes (
  version integer NOT NULL,
  listing_id integer NOT NULL,
  PRIMARY KEY (version, listing_id)
) WITHOUT ROWID;

-- `INSERT OR IGNORE` would not do: the conflict clause of the statement that fires a trigger overrides it.
CREATE TRIGGER listings_insert_logged AFTER INSERT ON listings BEGIN
  INSERT INTO listing_changes (version, listing_id) SELECT version + 1, new.id FROM listing_state WHERE true
  ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER listings_update_logged AFTER UPDATE ON listings BEGIN
  INSERT INTO listing_changes (version, listing_id) SELECT version + 1, new.id FROM listing_state WHERE true
  ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER listings_delete_logged AFTER DELETE ON listings BEGIN
  INSERT INTO listing_changes (version, listing_id) SELECT version + 1, old.id FROM listing_state WHERE true
  ON CONFLICT DO NOTHING;
END;

-- @postgres
CREATE TABLE listing_changes (
  version bigint NOT NULL,
  listing_id integer NOT NULL,
  PRIMARY KEY (version, listing_id)
);

CREATE FUNCTION log_listing_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_changes (version, listing_id) SELECT version + 1, changed.id FROM listing_state, changed
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER listings_insert_logged AFTER INSERT ON listings
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION log_listing_changes();
CREATE TRIGGER listings_update_logged AFTER UPDATE ON listings
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION log_listing_changes();
CREATE TRIGGER listings_delete_logged AFTER DELETE ON listings
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION log_listing_changes();
