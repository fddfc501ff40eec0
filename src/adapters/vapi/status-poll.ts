import { readProviderStatus, type ProviderStatus } from '#domain/voice/provider-status.ts'

/** Interval between status requests while a call is set up (V-06). */
export const POLL_MS = 500

/** Polls a call's status from the site until `signal` is aborted; failed requests are ignored. */
export async function pollStatus(
  callId: string,
  signal: AbortSignal,
  onStatus: (status: ProviderStatus) => void,
): Promise<void> {
  while (!signal.aborted) {
    const [status] = await Promise.all([readStatus(callId, signal), pause(POLL_MS, signal)])
    if (status && !signal.aborted) onStatus(status)
  }
}

async function readStatus(callId: string, signal: AbortSignal): Promise<ProviderStatus | null> {
  try {
    const answer = await fetch(`${import.meta.env.BASE_URL}api/voice/calls/${encodeURIComponent(callId)}`, { signal })
    return answer.ok ? readProviderStatus(((await answer.json()) as { status?: unknown }).status) : null
  } catch {
    return null
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
