-- Visitors' questions about homes. All times are milliseconds since 1970, UTC. A listing may be gone before its inquiries.
CREATE TABLE inquiries (
  id text PRIMARY KEY,
  -- Made by the form for each message: the same one is stored once.
  idempotency_key text NOT NULL UNIQUE,
  -- Equal for the same words about the same listing.
  content_hash text NOT NULL,
  received_at bigint NOT NULL,
  listing_id integer NOT NULL,
  listing_title text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  message text NOT NULL,
  -- ISO date and name of the part of the day, New York; both or none.
  tour_day text,
  tour_slot text,
  consent_version text NOT NULL,
  CHECK ((tour_day IS NULL) = (tour_slot IS NULL))
);
CREATE INDEX inquiries_by_time ON inquiries (received_at);

-- Mails that wait for the mail server, and what became of the others.
CREATE TABLE outbox_mails (
  -- Makes the Message-ID.
  id text PRIMARY KEY,
  topic text NOT NULL,
  inquiry_id text REFERENCES inquiries (id) ON DELETE CASCADE,
  recipient text NOT NULL,
  -- The mail as JSON; null once it has been removed.
  contents text,
  secret_until bigint,
  state text NOT NULL CHECK (state IN ('waiting', 'sent', 'dead')),
  attempts integer NOT NULL,
  created_at bigint NOT NULL,
  -- Next attempt; while a worker has the mail, the end of its lease.
  due_at bigint NOT NULL,
  lease text,
  settled_at bigint,
  last_error text,
  CHECK (contents IS NOT NULL OR state <> 'waiting')
);
CREATE INDEX outbox_mails_due ON outbox_mails (due_at) WHERE state = 'waiting';
CREATE INDEX outbox_mails_settled ON outbox_mails (settled_at) WHERE state <> 'waiting';
CREATE INDEX outbox_mails_by_inquiry ON outbox_mails (inquiry_id);
