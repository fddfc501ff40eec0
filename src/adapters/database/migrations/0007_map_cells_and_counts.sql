-- @postgres
-- Roll-ups of the listings, kept by triggers in the transaction that changes a listing, however it does so.

-- The homes of a market in a cell of the map, for every price a map asks for by itself (EVERY_PRICE). At zoom z a cell is
-- 2^(26 - z) steps of `map_x` and `map_y` wide and high. Zooms beyond 14 are counted from the listings.
CREATE FUNCTION pack_map_cell(
  homes bigint, x integer, y integer, lats double precision, lngs double precision, west double precision,
  south double precision, east double precision, north double precision, price double precision, id integer
) RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT int4send(homes::integer) || int4send(x) || int4send(y) || int4send(id) || float8send(lats) || float8send(lngs)
    || float8send(west) || float8send(south) || float8send(east) || float8send(north) || float8send(price)
$$;
CREATE TABLE map_cells (
  market text NOT NULL,
  zoom integer NOT NULL,
  x integer NOT NULL,
  y integer NOT NULL,
  homes bigint NOT NULL,
  -- Sums of the locations, and the smallest box around them.
  lats double precision NOT NULL,
  lngs double precision NOT NULL,
  west double precision NOT NULL,
  south double precision NOT NULL,
  east double precision NOT NULL,
  north double precision NOT NULL,
  -- The cheapest home; of equal prices the lower id.
  price double precision NOT NULL,
  id integer NOT NULL,
  -- The same in bytes: reading thousands of cells as columns takes several times as long.
  packed bytea GENERATED ALWAYS AS (pack_map_cell(homes, x, y, lats, lngs, west, south, east, north, price, id)) STORED
);
-- Eight columns of cells side by side: a map's window is a few ranges of this index, and so is each of its edges.
CREATE UNIQUE INDEX map_cells_by_band ON map_cells (market, zoom, (x >> 3), y, x);

-- Homes on the map in the same bands, with all that maps and counts filter by.
CREATE INDEX listings_by_band
  ON listings (market, (map_x >> 15), map_y, map_x, lat, lng, price, id, county, beds, baths, amenities)
  WHERE lat IS NOT NULL;

CREATE FUNCTION refresh_map_cells(markets text[], xs integer[], ys integer[]) RETURNS void LANGUAGE plpgsql
-- Never a plan that reads whole tables, which may seem cheaper while they are small.
SET enable_seqscan = off SET jit = off AS $$
BEGIN
  -- Planned at each call, for the same reason. The offset 0 keeps other indexes, such as the one by price, out of it.
  EXECUTE '
    WITH cells AS MATERIALIZED (
      SELECT touched.*, cell.* FROM unnest($1, $2, $3) AS touched (market, x, y)
      CROSS JOIN LATERAL (
        SELECT count(*) AS homes, sum(lat) AS lats, sum(lng) AS lngs, min(lng) AS west, min(lat) AS south,
          max(lng) AS east, max(lat) AS north, min(ARRAY[price, id]) AS cheapest
        FROM (
          SELECT lat, lng, price, id FROM listings
          WHERE listings.market = touched.market AND map_x >> 15 = touched.x >> 3
            AND map_y BETWEEN touched.y << 12 AND (touched.y << 12) + 4095
            AND map_x BETWEEN touched.x << 12 AND (touched.x << 12) + 4095 AND lat IS NOT NULL
          OFFSET 0
        ) home
        WHERE price BETWEEN 0 AND 100000000
      ) cell
    ), gone AS (
      DELETE FROM map_cells kept USING cells
      WHERE cells.homes = 0 AND kept.market = cells.market AND kept.zoom = 14 AND kept.x >> 3 = cells.x >> 3
        AND kept.y = cells.y AND kept.x = cells.x
    )
    INSERT INTO map_cells
    SELECT market, 14, x, y, homes, lats, lngs, west, south, east, north, cheapest[1], cheapest[2]
    FROM cells WHERE homes > 0
    ON CONFLICT (market, zoom, (x >> 3), y, x) DO UPDATE SET
      (homes, lats, lngs, west, south, east, north, price, id) = (
        excluded.homes, excluded.lats, excluded.lngs, excluded.west, excluded.south, excluded.east, excluded.north,
        excluded.price, excluded.id
      )' USING markets, xs, ys;

  FOR level IN REVERSE 13..0 LOOP
    SELECT array_agg(market), array_agg(x), array_agg(y) INTO markets, xs, ys
    FROM (SELECT DISTINCT market, x >> 1 AS x, y >> 1 AS y FROM unnest(markets, xs, ys) AS finer (market, x, y)) coarser;
    WITH cells AS MATERIALIZED (
      SELECT touched.*, cell.* FROM unnest(markets, xs, ys) AS touched (market, x, y)
      CROSS JOIN LATERAL (
        SELECT sum(homes)::bigint AS homes, sum(lats) AS lats, sum(lngs) AS lngs, min(west) AS west, min(south) AS south,
          max(east) AS east, max(north) AS north, min(ARRAY[price, id]) AS cheapest
        FROM map_cells finer
        WHERE finer.market = touched.market AND finer.zoom = level + 1 AND finer.x >> 3 = touched.x >> 2
          AND finer.y BETWEEN touched.y * 2 AND touched.y * 2 + 1 AND finer.x BETWEEN touched.x * 2 AND touched.x * 2 + 1
      ) cell
    ), gone AS (
      DELETE FROM map_cells kept USING cells
      WHERE cells.homes IS NULL AND kept.market = cells.market AND kept.zoom = level AND kept.x >> 3 = cells.x >> 3
        AND kept.y = cells.y AND kept.x = cells.x
    )
    INSERT INTO map_cells
    SELECT market, level, x, y, homes, lats, lngs, west, south, east, north, cheapest[1], cheapest[2]
    FROM cells WHERE homes IS NOT NULL
    ON CONFLICT (market, zoom, (x >> 3), y, x) DO UPDATE SET
      (homes, lats, lngs, west, south, east, north, price, id) = (
        excluded.homes, excluded.lats, excluded.lngs, excluded.west, excluded.south, excluded.east, excluded.north,
        excluded.price, excluded.id
      );
  END LOOP;
END $$;

-- How many homes have all of these facts. Unknown rooms are -1; 5 bedrooms and 4 bathrooms stand for more; see
-- `price_step`.
CREATE TABLE listing_counts (
  market text NOT NULL,
  price_step integer NOT NULL,
  county text NOT NULL,
  amenities bigint NOT NULL,
  beds double precision NOT NULL,
  baths double precision NOT NULL,
  homes bigint NOT NULL
);
CREATE UNIQUE INDEX listing_counts_by_step
  ON listing_counts (market, price_step, county, amenities, beds, baths) INCLUDE (homes);
CREATE INDEX listing_counts_empty ON listing_counts (homes) WHERE homes = 0;

-- The steps of the price slider; step 100 is everything from its lower end on.
CREATE FUNCTION price_step(market text, price double precision) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT greatest(-1, least(100, floor(price / CASE market WHEN 'rent' THEN 100 ELSE 50000 END)))::integer
$$;

CREATE FUNCTION roll_up_listings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rows text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT 1 AS sign, * FROM new_rows'
    WHEN 'DELETE' THEN 'SELECT -1 AS sign, * FROM old_rows'
    ELSE 'SELECT 1 AS sign, * FROM new_rows UNION ALL SELECT -1, * FROM old_rows'
  END;
  markets text[];
  xs integer[];
  ys integer[];
BEGIN
  -- One writer at a time, as in ListingStore: a cell is computed from what is committed and this transaction's changes.
  PERFORM 1 FROM listing_state FOR UPDATE;
  EXECUTE format('
    INSERT INTO listing_counts AS kept
    SELECT market, price_step(market, price), county, amenities, least(5, coalesce(beds, -1)),
      least(4, coalesce(baths, -1)), sum(sign)
    FROM (%s) changed GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(sign) <> 0
    ON CONFLICT (market, price_step, county, amenities, beds, baths) DO UPDATE SET homes = kept.homes + excluded.homes
  ', rows);
  DELETE FROM listing_counts WHERE homes = 0;
  -- What an update leaves as it was cancels out.
  EXECUTE format('
    SELECT array_agg(market), array_agg(x), array_agg(y) FROM (
      SELECT DISTINCT market, map_x >> 12 AS x, map_y >> 12 AS y FROM (
        SELECT market, map_x, map_y FROM (%s) changed WHERE lat IS NOT NULL
        GROUP BY id, market, map_x, map_y, lat, lng, price HAVING sum(sign) <> 0
      ) moved
    ) touched
  ', rows) INTO markets, xs, ys;
  IF markets IS NOT NULL THEN PERFORM refresh_map_cells(markets, xs, ys); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER listings_inserted AFTER INSERT ON listings REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION roll_up_listings();
CREATE TRIGGER listings_updated AFTER UPDATE ON listings REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION roll_up_listings();
CREATE TRIGGER listings_deleted AFTER DELETE ON listings REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION roll_up_listings();

CREATE FUNCTION empty_roll_ups() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE map_cells, listing_counts;
  RETURN NULL;
END $$;
CREATE TRIGGER listings_truncated AFTER TRUNCATE ON listings FOR EACH STATEMENT EXECUTE FUNCTION empty_roll_ups();

-- The listings stored so far.
INSERT INTO listing_counts
SELECT market, price_step(market, price), county, amenities, least(5, coalesce(beds, -1)), least(4, coalesce(baths, -1)),
  count(*)
FROM listings GROUP BY 1, 2, 3, 4, 5, 6;
INSERT INTO map_cells
SELECT market, 14, map_x >> 12, map_y >> 12, count(*), sum(lat), sum(lng), min(lng), min(lat), max(lng), max(lat),
  (min(ARRAY[price, id]))[1], (min(ARRAY[price, id]))[2]
FROM listings WHERE lat IS NOT NULL AND price BETWEEN 0 AND 100000000 GROUP BY 1, 3, 4
-- As in the index: neighbors share pages.
ORDER BY 1, map_x >> 12 >> 3, 4, 3;
DO $$
BEGIN
  FOR level IN REVERSE 13..0 LOOP
    INSERT INTO map_cells
    SELECT market, level, x >> 1, y >> 1, sum(homes)::bigint, sum(lats), sum(lngs), min(west), min(south), max(east),
      max(north), (min(ARRAY[price, id]))[1], (min(ARRAY[price, id]))[2]
    FROM map_cells WHERE zoom = level + 1 GROUP BY 1, 3, 4 ORDER BY 1, x >> 1 >> 3, 4, 3;
  END LOOP;
END $$;

-- Compiling a plan takes longer than any of the site's queries gains by it. Needs the owner of the database.
DO $$
BEGIN
  EXECUTE format('ALTER DATABASE %I SET jit = off', current_database());
EXCEPTION WHEN insufficient_privilege THEN
  RAISE NOTICE 'jit stays on: only the owner of a database can turn it off';
END $$;

-- Last, because it keeps others from reading the listings until the migration ends. Counts no longer read all homes of a market, and
-- a county's homes in the order of their prices come from an index that also holds the other filters.
CREATE INDEX listings_by_county_and_price ON listings (market, county, price, id, beds, baths, amenities);
DROP INDEX listings_by_place, listings_by_county, listings_by_county_price;
ALTER INDEX listings_by_county_and_price RENAME TO listings_by_county_price;
