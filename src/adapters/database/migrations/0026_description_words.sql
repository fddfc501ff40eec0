-- The words of descriptions, with spaces between them: see domain/search/description-words.ts. There are none until the stored
-- listings are rebuilt.
CREATE TABLE listing_descriptions (
  listing_id integer PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
  words text NOT NULL
);

-- @sqlite
-- With positions, for words next to each other. Only ASCII letters and digits and all characters above ASCII make words: as stored.
CREATE VIRTUAL TABLE listing_description_words USING fts5 (
  words, content = 'listing_descriptions', content_rowid = 'listing_id', tokenize = 'ascii', columnsize = 0
);
CREATE TRIGGER listing_description_inserted AFTER INSERT ON listing_descriptions BEGIN
  INSERT INTO listing_description_words (rowid, words) VALUES (new.listing_id, new.words);
END;
CREATE TRIGGER listing_description_deleted AFTER DELETE ON listing_descriptions BEGIN
  INSERT INTO listing_description_words (listing_description_words, rowid, words) VALUES ('delete', old.listing_id, old.words);
END;
CREATE TRIGGER listing_description_updated AFTER UPDATE OF words ON listing_descriptions WHEN old.words <> new.words BEGIN
  INSERT INTO listing_description_words (listing_description_words, rowid, words) VALUES ('delete', old.listing_id, old.words);
  INSERT INTO listing_description_words (rowid, words) VALUES (new.listing_id, new.words);
END;

-- @postgres
-- By its cost the planner asks the index even for frequent words: to work this out for every home takes seconds.
CREATE FUNCTION description_lexemes(words text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS $$
BEGIN
  RETURN array_to_tsvector(string_to_array(words, ' '));
END $$;
CREATE INDEX listing_descriptions_words ON listing_descriptions USING gin (description_lexemes(words));
