import { prometheusMetrics } from '#adapters/metrics/prometheus-metrics.ts'
import { ok, type Result } from '#domain/result.ts'
import { listen } from '#http/http-server.ts'
import { metricsSite } from '#http/metrics/metrics-route.ts'
import type { Log } from '#ports/server/log.ts'
import type { Metrics, MetricSources } from '#ports/server/metrics.ts'
import type { Config } from '#process/config.ts'

/** The live edition's metrics. */
export const liveMetrics = (sources: MetricSources): Metrics => prometheusMetrics(sources)

/** Serves them on the port set for them, if there is one; 'unavailable' if that fails. */
export async function serveMetrics(
  metrics: Metrics,
  { port, host }: Config['metrics'],
  log: Log,
): Promise<Result<{ close: () => Promise<void> }>> {
  if (port === null) return ok({ close: async () => {} })
  const listening = await listen(metricsSite(metrics), { port, host, trustProxy: null }, log)
  if (!listening.ok) return listening
  return ok({ close: () => listening.value.close({ hurried: true, openMs: 0 }) })
}
