-- The version of the notice on whom an agent works for that a visitor was shown; null for earlier inquiries, and where none was.
ALTER TABLE inquiries ADD COLUMN agency_notice_version text;
