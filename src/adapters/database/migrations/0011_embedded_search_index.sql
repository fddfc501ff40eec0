-- @sqlite
-- Holds what most searches filter, count and sort by: while there are no columns in memory yet, SQL answers from it, without a
-- look at each home's row. It still begins as similar homes need it.
DROP INDEX listings_by_county_price;
CREATE INDEX listings_by_county_price
  ON listings (market, county, price, id, beds, baths, square_feet, amenities, listed_on);
