-- Answers of guests on shared lists. They go with the link and with the owner.

-- Whether people with the link may answer.
ALTER TABLE owners ADD COLUMN answers_open integer NOT NULL DEFAULT 1;
-- Counts what guests change on the list, and up to which change the owner has been shown the answers.
ALTER TABLE owners ADD COLUMN answer_count integer NOT NULL DEFAULT 0;
ALTER TABLE owners ADD COLUMN answers_seen integer NOT NULL DEFAULT 0;

CREATE TABLE list_guests (
  id text PRIMARY KEY,
  owner_id text NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  -- SHA-256 of the browser's cookie and the owner's id: it can't be linked with the same guest's on another list.
  guest_hash text NOT NULL,
  name text NOT NULL,
  UNIQUE (owner_id, guest_hash)
);

-- Answers about homes that have left the list stay, unseen, for a removal can be taken back.
CREATE TABLE list_answers (
  guest_id text NOT NULL REFERENCES list_guests (id) ON DELETE CASCADE,
  listing_id integer NOT NULL,
  mark text CHECK (mark IN ('like', 'pass')),
  note text NOT NULL,
  -- Its place in the owner's count of answers.
  number integer NOT NULL,
  PRIMARY KEY (guest_id, listing_id)
);
