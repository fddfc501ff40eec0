-- The words a home is found by, with a space between them: see adapters/database/listings/stored-words.ts. They are empty
-- until the stored listings are rebuilt.
ALTER TABLE listing_search ADD COLUMN search_words text NOT NULL DEFAULT '';

-- @sqlite
-- Only ASCII letters and digits, all other characters above ASCII, and the two signs of stored words make words: as stored.
CREATE VIRTUAL TABLE listing_words USING fts5 (
  search_words, content = 'listing_search', content_rowid = 'listing_id', tokenize = "ascii tokenchars '+~'",
  detail = 'none', columnsize = 0, prefix = '1 2 3'
);
-- A row that isn't in the index could not be taken out of it.
INSERT INTO listing_words (listing_words) VALUES ('rebuild');
CREATE TRIGGER listing_words_inserted AFTER INSERT ON listing_search BEGIN
  INSERT INTO listing_words (rowid, search_words) VALUES (new.listing_id, new.search_words);
END;
CREATE TRIGGER listing_words_deleted AFTER DELETE ON listing_search BEGIN
  INSERT INTO listing_words (listing_words, rowid, search_words) VALUES ('delete', old.listing_id, old.search_words);
END;
CREATE TRIGGER listing_words_updated AFTER UPDATE OF search_words ON listing_search
WHEN old.search_words <> new.search_words BEGIN
  INSERT INTO listing_words (listing_words, rowid, search_words) VALUES ('delete', old.listing_id, old.search_words);
  INSERT INTO listing_words (rowid, search_words) VALUES (new.listing_id, new.search_words);
END;

-- @postgres
CREATE INDEX listing_search_words ON listing_search USING gin (array_to_tsvector(string_to_array(search_words, ' ')));
