-- Stopping email updates deletes an address's emails, on everybody's way to the outbox.
CREATE INDEX outbox_mails_by_recipient ON outbox_mails (recipient);
