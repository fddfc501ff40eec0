-- Why records of feeds are not on the site, as the last import that read them saw it. The day is an ISO date.
CREATE TABLE import_reasons (
  source text NOT NULL,
  source_key text NOT NULL,
  reason text NOT NULL,
  noted_on text NOT NULL,
  PRIMARY KEY (source, source_key)
);
