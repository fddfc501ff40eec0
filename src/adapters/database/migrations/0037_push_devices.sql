-- Devices that show a notification with each email update, and the notifications that wait for a push service. Times are milliseconds
-- since 1970, UTC.

-- A browser gets notifications for as long as it is signed in.
CREATE TABLE push_devices (
  session_id text PRIMARY KEY REFERENCES account_sessions (id) ON DELETE CASCADE,
  -- The browser's address at its push service.
  endpoint text NOT NULL UNIQUE,
  -- Its keys for the contents (RFC 8291).
  p256dh text NOT NULL,
  auth text NOT NULL,
  -- The site's public key that it knows; messages signed by another are refused.
  site_key text NOT NULL,
  added_at bigint NOT NULL
);

-- A row is deleted when the push service has taken the message, or never will.
CREATE TABLE outbox_pushes (
  id text PRIMARY KEY,
  session_id text NOT NULL REFERENCES push_devices (session_id) ON DELETE CASCADE,
  -- A `PushNotice` as JSON.
  contents text NOT NULL,
  attempts integer NOT NULL,
  created_at bigint NOT NULL,
  -- Next attempt; while a worker has it, the end of its lease.
  due_at bigint NOT NULL,
  lease text
);
CREATE INDEX outbox_pushes_due ON outbox_pushes (due_at);
CREATE INDEX outbox_pushes_by_device ON outbox_pushes (session_id);
