-- What homes are searched and sorted by. Prices in US dollars, areas in square feet, degrees WGS 84.
CREATE TABLE listings (
  id integer PRIMARY KEY,
  source text NOT NULL,
  source_key text NOT NULL,
  content_hash text NOT NULL,
  market text NOT NULL CHECK (market IN ('sale', 'rent')),
  county text NOT NULL,
  price double precision NOT NULL,
  beds double precision,
  baths double precision,
  square_feet double precision,
  amenities integer NOT NULL,
  listed_on text NOT NULL,
  lat double precision,
  lng double precision,
  UNIQUE (source, source_key)
);

-- What is shown of a home, as JSON in the words of the domain.
CREATE TABLE listing_contents (
  listing_id integer PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
  summary text NOT NULL,
  details text NOT NULL
);

-- Title, address and county in the form in which texts are compared, with U+001F between them.
CREATE TABLE listing_search (
  listing_id integer PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
  search_text text NOT NULL
);

-- One row: the version rises with every change of the listings; ids are given once and never again.
CREATE TABLE listing_state (
  only_row integer PRIMARY KEY CHECK (only_row = 1),
  version bigint NOT NULL,
  next_id integer NOT NULL
);
INSERT INTO listing_state (only_row, version, next_id) VALUES (1, 1, 1001);

CREATE TABLE feed_runs (
  source text PRIMARY KEY,
  modified_up_to text NOT NULL
);

-- Similar homes: the nearest prices in a county.
CREATE INDEX listings_by_county_price ON listings (market, county, price, id);
CREATE INDEX listings_by_date ON listings (listed_on, id);

-- @sqlite
-- Filters and sort orders need no index here: the search threads hold those columns in memory.
CREATE VIRTUAL TABLE listing_fts USING fts5 (
  search_text, content = 'listing_search', content_rowid = 'listing_id', tokenize = 'trigram case_sensitive 1'
);
CREATE TRIGGER listing_search_inserted AFTER INSERT ON listing_search BEGIN
  INSERT INTO listing_fts (rowid, search_text) VALUES (new.listing_id, new.search_text);
END;
CREATE TRIGGER listing_search_deleted AFTER DELETE ON listing_search BEGIN
  INSERT INTO listing_fts (listing_fts, rowid, search_text) VALUES ('delete', old.listing_id, old.search_text);
END;
CREATE TRIGGER listing_search_updated AFTER UPDATE OF search_text ON listing_search
WHEN old.search_text <> new.search_text BEGIN
  INSERT INTO listing_fts (listing_fts, rowid, search_text) VALUES ('delete', old.listing_id, old.search_text);
  INSERT INTO listing_fts (rowid, search_text) VALUES (new.listing_id, new.search_text);
END;

-- @postgres
ALTER TABLE listings ALTER COLUMN listed_on TYPE text COLLATE "C";
-- Each sort order walks an index that also holds everything filtered by.
CREATE INDEX listings_by_newest ON listings (market, listed_on, id, county, price, beds, baths, amenities);
CREATE INDEX listings_by_price ON listings (market, price, id, county, beds, baths, amenities);
CREATE INDEX listings_by_beds ON listings (market, beds DESC NULLS LAST, id DESC, county, price, baths, amenities);
CREATE INDEX listings_by_size
  ON listings (market, square_feet DESC NULLS LAST, id DESC, county, price, beds, baths, amenities);
-- The counts beside the options read this one alone.
CREATE INDEX listings_by_county ON listings (market, county, amenities, price, beds, baths);

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX listing_search_trigrams ON listing_search USING gin (search_text gin_trgm_ops);
