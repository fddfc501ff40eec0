import type { Result } from '#domain/result.ts'
import type { VisitorContext } from './identify-visitor.ts'
import type { VisitorLimits } from './visitor-limits.ts'

/** Whether the visitor may change saved items now: counts the change. */
export function mayChangeSaved(c: VisitorContext, limits: VisitorLimits): Promise<Result<void>> {
  const { account, knownHash } = c.var.visitor
  return limits.change(c.var.network, account === null && knownHash === null)
}

/** Changes the visitor's saved items within the limits. Once something is stored, a cookie remembers whose it is. */
export async function changeSaved<T>(
  c: VisitorContext,
  limits: VisitorLimits,
  change: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const allowed = await mayChangeSaved(c, limits)
  if (!allowed.ok) return allowed
  const answer = await change()
  if (answer.ok) c.var.visitor.remember()
  return answer
}
