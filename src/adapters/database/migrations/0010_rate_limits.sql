-- @postgres
-- Counters shared by the instances; the embedded database has one process, which counts in memory. Unlogged: a crash or a
-- failover empties them, and the instances go on from what they remember. Keys are keyed hashes of the rule and the name.
CREATE UNLOGGED TABLE rate_limits (
  key bytea PRIMARY KEY,
  -- When the whole burst is allowed again.
  full_at timestamptz NOT NULL,
  -- Whether the last request was allowed.
  taken boolean NOT NULL
) WITH (fillfactor = 50);

CREATE UNLOGGED TABLE attempt_failures (
  key bytea PRIMARY KEY,
  -- In a row.
  failures integer NOT NULL,
  last_at timestamptz NOT NULL
) WITH (fillfactor = 50);
