-- The agency's side: who works there, their sessions, and what they did. Times are milliseconds since 1970, UTC.

-- The account has address, password, and second step; it may go, the name stays for the audit log.
CREATE TABLE agency_members (
  id text PRIMARY KEY,
  account_id text UNIQUE REFERENCES account_users (id) ON DELETE SET NULL,
  name text NOT NULL,
  role text NOT NULL CHECK (role IN ('owner', 'agent', 'assistant')),
  added_at bigint NOT NULL,
  removed_at bigint,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE agency_invitations (
  id text PRIMARY KEY,
  -- SHA-256 of the link's token.
  token_hash text NOT NULL UNIQUE,
  -- Lower case. One is open for an address.
  email text NOT NULL UNIQUE,
  role text NOT NULL CHECK (role IN ('owner', 'agent', 'assistant')),
  -- Sets up this member's second step anew; null for somebody new.
  member_id text REFERENCES agency_members (id) ON DELETE CASCADE,
  invited_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  -- While its person joins: SHA-256 of what the browser's cookie has, the name, the new account's password as it is stored (null for an account
  -- that has one), and when the first code was right.
  joining_hash text UNIQUE,
  joining_name text,
  joining_password text,
  joining_proved_at bigint
);

-- Apart from visitors' sessions: a visitor's cookie opens nothing here.
CREATE TABLE agency_sessions (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES agency_members (id) ON DELETE CASCADE,
  -- SHA-256 of what the cookie has.
  token_hash text NOT NULL UNIQUE,
  device text NOT NULL,
  began_at bigint NOT NULL,
  used_at bigint NOT NULL,
  -- When a password and a code from an app were last given; 0: never.
  proved_at bigint NOT NULL
);
CREATE INDEX agency_sessions_by_member ON agency_sessions (member_id);
CREATE INDEX agency_sessions_by_use ON agency_sessions (used_at);

-- Who did what. Rows are only added; the triggers refuse all else but the removal of those past their time.
CREATE TABLE agency_audit (
-- @sqlite
  number integer PRIMARY KEY AUTOINCREMENT,
-- @postgres
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
-- @all
  at bigint NOT NULL,
  -- No foreign key: an entry outlives everything.
  member_id text,
  member_name text NOT NULL,
  act text NOT NULL,
  -- As 'member 3f2a91c0'.
  about text NOT NULL,
  -- As JSON, without personal data.
  details text NOT NULL,
  request_id text
);
CREATE INDEX agency_audit_by_time ON agency_audit (at);
CREATE INDEX agency_audit_by_who ON agency_audit (member_id, at);

-- A day's entries: their number, and a SHA-256 over them and the seal before.
CREATE TABLE agency_audit_seals (
  day text PRIMARY KEY,
  up_to bigint NOT NULL,
  entries integer NOT NULL,
  hash text NOT NULL
);
-- @sqlite
CREATE TRIGGER agency_audit_stays BEFORE UPDATE ON agency_audit
BEGIN SELECT RAISE(ABORT, 'the audit log is only added to'); END;
CREATE TRIGGER agency_audit_kept BEFORE DELETE ON agency_audit
WHEN OLD.at > (unixepoch() - 730 * 86400) * 1000
BEGIN SELECT RAISE(ABORT, 'the audit log is only added to'); END;
-- @postgres
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at <= (extract(epoch FROM now()) - 730 * 86400) * 1000 THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'the audit log is only added to';
END $$;
CREATE TRIGGER agency_audit_stays BEFORE UPDATE OR DELETE ON agency_audit
FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER agency_audit_whole BEFORE TRUNCATE ON agency_audit
FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
