import type { AgencyAudit } from '#ports/server/agency-audit.ts'
import type { Log } from '#ports/server/log.ts'

const HOUR = 60 * 60_000

/**
 * Seals the audit log's days that are over, at once and then every hour. The seals are in the log, too, so that a changed table shows
 * against it.
 */
export function startAuditSealer(audit: AgencyAudit, log: Log): { stop: () => Promise<void> } {
  let sealing = Promise.resolve()
  const seal = () => {
    sealing = sealing.then(async () => {
      const sealed = await audit.sealDays()
      if (!sealed.ok) return log.error({ reason: sealed.problem.message }, 'The audit log could not be sealed')
      for (const { day, entries, hash } of sealed.value) log.info({ day, entries, seal: hash }, 'Audit log sealed')
    })
  }
  seal()
  const timer = setInterval(seal, HOUR)
  return {
    stop: async () => {
      clearInterval(timer)
      await sealing
    },
  }
}
