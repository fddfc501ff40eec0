-- The inbox of the agency's side: what the agency does about each inquiry. Times are milliseconds since 1970, UTC.

-- A person, as far as the agency knows: whoever wrote from one address or, without one, from one number. That proves neither.
CREATE TABLE contacts (
  id text PRIMARY KEY,
  first_at bigint NOT NULL
);

-- Lower-case addresses, and numbers as their last ten digits. An address belongs to one contact, a number may belong to several.
CREATE TABLE contact_ways (
  contact_id text NOT NULL REFERENCES contacts (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('email', 'phone')),
  value text NOT NULL,
  PRIMARY KEY (contact_id, kind, value)
);
CREATE UNIQUE INDEX contact_ways_email ON contact_ways (value) WHERE kind = 'email';
CREATE INDEX contact_ways_phone ON contact_ways (value) WHERE kind = 'phone';

-- Each inquiry has one: a trigger adds it where an earlier version of the site stored the inquiry.
CREATE TABLE inquiry_cases (
  inquiry_id text PRIMARY KEY REFERENCES inquiries (id) ON DELETE CASCADE,
  contact_id text REFERENCES contacts (id) ON DELETE SET NULL,
  -- Which of the contact's messages it is, from 1.
  message_number integer NOT NULL DEFAULT 1,
  state text NOT NULL CHECK (state IN ('new', 'waiting', 'answered', 'closed')),
  reason text CHECK (reason IN ('done', 'no-answer', 'not-for-us', 'unwanted', 'before')),
  assignee_id text REFERENCES agency_members (id),
  asked_at bigint NOT NULL,
  -- When the office's time to answer is over; null while the clock is stopped.
  due_at bigint,
  answered_at bigint,
  changed_at bigint NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CHECK ((state = 'closed') = (reason IS NOT NULL)),
  CHECK ((state IN ('new', 'waiting')) = (due_at IS NOT NULL))
);
CREATE INDEX inquiry_cases_due ON inquiry_cases (due_at, inquiry_id) WHERE state IN ('new', 'waiting');
CREATE INDEX inquiry_cases_by_who ON inquiry_cases (assignee_id, due_at, inquiry_id) WHERE state IN ('new', 'waiting');
CREATE INDEX inquiry_cases_by_state ON inquiry_cases (state, changed_at, inquiry_id);
CREATE INDEX inquiry_cases_by_contact ON inquiry_cases (contact_id);

-- Notes, replies, calls, hand-overs; only added.
CREATE TABLE case_events (
  id text PRIMARY KEY,
  inquiry_id text NOT NULL REFERENCES inquiries (id) ON DELETE CASCADE,
  at bigint NOT NULL,
  member_id text NOT NULL REFERENCES agency_members (id),
  kind text NOT NULL,
  -- What was written; '' where nothing was.
  body text NOT NULL,
  -- What else there is to say, as JSON.
  details text NOT NULL,
  -- Of a reply; the mail may be gone.
  mail_id text,
  -- Made by the form: the same one is stored once.
  idempotency_key text NOT NULL UNIQUE
);
CREATE INDEX case_events_by_inquiry ON case_events (inquiry_id, at);

-- An unsent reply of a member.
CREATE TABLE case_drafts (
  inquiry_id text NOT NULL REFERENCES inquiries (id) ON DELETE CASCADE,
  member_id text NOT NULL REFERENCES agency_members (id) ON DELETE CASCADE,
  body text NOT NULL,
  saved_at bigint NOT NULL,
  PRIMARY KEY (inquiry_id, member_id)
);
CREATE INDEX case_drafts_by_time ON case_drafts (saved_at);

-- Inquiries from before: those of the last 14 days are new and due at once, earlier ones are closed.
INSERT INTO inquiry_cases (inquiry_id, state, reason, asked_at, due_at, changed_at)
SELECT id, 'closed', 'before', received_at, NULL, received_at FROM inquiries;
UPDATE inquiry_cases SET state = 'new', reason = NULL, due_at = asked_at + 4 * 3600000
-- @sqlite
WHERE asked_at > (unixepoch() - 14 * 86400) * 1000;
-- @postgres
WHERE asked_at > (extract(epoch FROM now()) - 14 * 86400) * 1000;
-- @all
INSERT INTO contacts (id, first_at) SELECT min(id), min(received_at) FROM inquiries WHERE email <> '' GROUP BY lower(email);
INSERT INTO contact_ways (contact_id, kind, value) SELECT min(id), 'email', lower(email) FROM inquiries WHERE email <> '' GROUP BY lower(email);
UPDATE inquiry_cases SET contact_id = (
  SELECT contact_ways.contact_id FROM inquiries JOIN contact_ways ON kind = 'email' AND value = lower(email)
  WHERE inquiries.id = inquiry_cases.inquiry_id
);

-- @sqlite
CREATE TRIGGER inquiry_has_case AFTER INSERT ON inquiries
BEGIN
  INSERT INTO inquiry_cases (inquiry_id, state, asked_at, due_at, changed_at)
  VALUES (NEW.id, 'new', NEW.received_at, NEW.received_at + 4 * 3600000, NEW.received_at);
END;
CREATE TRIGGER case_events_stay BEFORE UPDATE ON case_events
BEGIN SELECT RAISE(ABORT, 'what was done about an inquiry is only added to'); END;
-- @postgres
CREATE FUNCTION add_inquiry_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO inquiry_cases (inquiry_id, state, asked_at, due_at, changed_at)
  VALUES (NEW.id, 'new', NEW.received_at, NEW.received_at + 4 * 3600000, NEW.received_at);
  RETURN NEW;
END $$;
CREATE TRIGGER inquiry_has_case AFTER INSERT ON inquiries FOR EACH ROW EXECUTE FUNCTION add_inquiry_case();
CREATE FUNCTION refuse_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was done about an inquiry is only added to';
END $$;
CREATE TRIGGER case_events_stay BEFORE UPDATE ON case_events FOR EACH ROW EXECUTE FUNCTION refuse_event_change();
