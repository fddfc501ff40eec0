/** The states of a call as the voice provider names them to the site (V-06). */
export const PROVIDER_STATUSES = ['connecting', 'in_progress', 'ended', 'error'] as const
export type ProviderStatus = (typeof PROVIDER_STATUSES)[number]

/** What the provider's API says besides, with a hyphen where others have a line below. */
const OTHER_NAMES: Readonly<Record<string, ProviderStatus>> = {
  scheduled: 'connecting',
  queued: 'connecting',
  ringing: 'connecting',
  forwarding: 'in_progress',
  'not-found': 'error',
  'deletion-failed': 'ended',
}

/** The state of a call by any name it has; null for one nobody knows. */
export function readProviderStatus(name: unknown): ProviderStatus | null {
  if (typeof name !== 'string') return null
  const plain = name.trim().toLowerCase().replaceAll('_', '-')
  const known = PROVIDER_STATUSES.find((status) => status.replaceAll('_', '-') === plain)
  return known ?? (Object.hasOwn(OTHER_NAMES, plain) ? OTHER_NAMES[plain]! : null)
}
