import * as v from 'valibot'

/** Where metrics are served. */
export interface MetricsConfig {
  /** A port of their own; null for none. */
  port: number | null
  host: string
  /** Opens /metrics on the site's own port; null: 404 there. */
  token: string | null
}

const PORT = 'a whole number from 1 to 65535, or unset'

/** Variables of the metrics; each message completes 'it must be …'. */
export const METRICS_VARIABLES = {
  METRICS_PORT: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/, PORT), v.transform(Number), v.minValue(1, PORT), v.maxValue(65_535, PORT)),
  ),
  METRICS_HOST: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'a host name or an IP address, like 127.0.0.1 or ::')),
    '127.0.0.1',
  ),
  METRICS_TOKEN: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,}$/, '16 or more letters, digits, and symbols without spaces')),
  ),
}
