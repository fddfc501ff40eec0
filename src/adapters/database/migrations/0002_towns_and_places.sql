-- The town as filters name it: county, slash, town, in lower case. Filters name towns in ASCII alone.
ALTER TABLE listings ADD COLUMN town text NOT NULL DEFAULT '';

-- @sqlite
UPDATE listings SET town = lower(
  county || '/' || (SELECT json_extract(summary, '$.city') FROM listing_contents WHERE listing_id = listings.id)
);

-- @postgres
-- The name is cut out of the JSON as it is written there: PostgreSQL refuses to read some escapes that others write.
UPDATE listings SET town = lower((county || '/' || city) COLLATE "C")
FROM (SELECT listing_id, substring(summary FROM '"city":"((?:[^"\\]|\\.)*)"') AS city FROM listing_contents) contents
WHERE listing_id = listings.id AND city IS NOT NULL;
-- An older version that is still running must not store homes whose town no filter would find.
ALTER TABLE listings ALTER COLUMN town DROP DEFAULT;
CREATE INDEX listings_by_town ON listings (market, town);

-- Where a home stands on the web's Mercator map, in steps of which the world has 2^31 each way, from its north-west.
ALTER TABLE listings
  ADD COLUMN map_x integer GENERATED ALWAYS AS (
    least(2147483647, floor((lng + 180) / 360 * 2147483648))
  ) STORED,
  ADD COLUMN map_y integer GENERATED ALWAYS AS (
    least(2147483647, greatest(0, floor(
      (0.5 - ln(tan(pi() / 4 + radians(greatest(-85.06, least(85.06, lat))) / 2)) / (2 * pi())) * 2147483648
    )))
  ) STORED;

-- The map without a text, county or town reads this one alone; a search in a box finds its homes by it, and those without
-- a place by the other one.
CREATE INDEX listings_by_place ON listings (market, lat, lng, price, id, map_x, map_y, beds, baths, amenities)
  WHERE lat IS NOT NULL;
CREATE INDEX listings_without_place ON listings (market, town) WHERE lat IS NULL;
