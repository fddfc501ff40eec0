-- Addresses that get no email updates until their owner confirms them anew: an email came back, or was reported as spam.
CREATE TABLE stopped_addresses (
  -- In small letters.
  address text PRIMARY KEY,
  reason text NOT NULL CHECK (reason IN ('bounce', 'complaint')),
  -- Milliseconds since 1970.
  stopped_at bigint NOT NULL
);
