-- Confirmed addresses, a second factor, and where a session is signed in. Times are ISO date-times in UTC; tokens of links
-- are stored only as SHA-256.

-- Accounts from before count as confirmed: their owners already sign in and get the mails about them.
UPDATE account_users SET email_verified = 1;
ALTER TABLE account_users ADD COLUMN two_factor integer NOT NULL DEFAULT 0;
-- Until the address is confirmed: the sign-up that made the account, by the hash of its link.
ALTER TABLE account_users ADD COLUMN sign_up text;

-- Browser and system in words, made from the User-Agent header at sign-in; null for sessions from before.
ALTER TABLE account_sessions ADD COLUMN device text;

-- Sign-ups whose address is not confirmed yet. Each has its own link and password; the first one makes the account, and the first
-- link used says whose it is.
CREATE TABLE account_sign_ups (
  token_hash text PRIMARY KEY,
  -- Lower case.
  email text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  -- An argon2id hash in PHC form.
  password text NOT NULL,
  expires_at text NOT NULL
);
CREATE INDEX account_sign_ups_by_email ON account_sign_ups (email);
CREATE INDEX account_sign_ups_by_end ON account_sign_ups (expires_at);

-- A new address that is not confirmed yet; at most one for each account.
CREATE TABLE account_email_changes (
  user_id text PRIMARY KEY REFERENCES account_users (id) ON DELETE CASCADE,
  token_hash text NOT NULL UNIQUE,
  email text NOT NULL,
  expires_at text NOT NULL
);
CREATE INDEX account_email_changes_by_end ON account_email_changes (expires_at);

-- Second factors: the TOTP secret encrypted under the site's secret, recovery codes as SHA-256.
CREATE TABLE account_two_factors (
  id text PRIMARY KEY,
  user_id text NOT NULL UNIQUE REFERENCES account_users (id) ON DELETE CASCADE,
  secret text NOT NULL,
  recovery_codes text NOT NULL,
  -- 0 until the first code was right.
  verified integer NOT NULL,
  failed_codes integer NOT NULL DEFAULT 0,
  locked_until text
);

-- Codes that were tried, kept while they could be right: each counts once.
CREATE TABLE account_used_codes (
  user_id text NOT NULL REFERENCES account_users (id) ON DELETE CASCADE,
  code text NOT NULL,
  expires_at text NOT NULL,
  PRIMARY KEY (user_id, code)
);
CREATE INDEX account_used_codes_by_end ON account_used_codes (expires_at);
