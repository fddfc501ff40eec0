/** The voice provider's states of a call (V-06). */
export const PROVIDER_STATUSES = ['connecting', 'in_progress', 'ended', 'error'] as const
export type ProviderStatus = (typeof PROVIDER_STATUSES)[number]

/** Further states of the provider's API, written with hyphens. */
const OTHER_NAMES: Readonly<Record<string, ProviderStatus>> = {
  scheduled: 'connecting',
  queued: 'connecting',
  ringing: 'connecting',
  forwarding: 'in_progress',
  'not-found': 'error',
  'deletion-failed': 'ended',
}

/** The state of a call by any of its names; null for an unknown name. */
export function readProviderStatus(name: unknown): ProviderStatus | null {
  if (typeof name !== 'string') return null
  const plain = name.trim().toLowerCase().replaceAll('_', '-')
  const known = PROVIDER_STATUSES.find((status) => status.replaceAll('_', '-') === plain)
  return known ?? (Object.hasOwn(OTHER_NAMES, plain) ? OTHER_NAMES[plain]! : null)
}
