import { VOICE_PROBLEMS, type VoiceProblem, type VoiceProblemKind } from '#domain/voice/voice-problem.ts'

/** The call library's own kinds (specification section 8); the other kinds are the site's. */
const LIBRARY_KINDS = new Set<string>(VOICE_PROBLEMS.slice(0, VOICE_PROBLEMS.indexOf('unknown')))

/** Browsers' error names for a microphone (w3.org/TR/mediacapture-streams) or a request. */
const BROWSER_NAMES: Readonly<Record<string, VoiceProblemKind>> = {
  NotAllowedError: 'permissions',
  SecurityError: 'permissions',
  NotFoundError: 'not-found',
  NotReadableError: 'mic-in-use',
  OverconstrainedError: 'constraints',
  TimeoutError: 'too-slow',
}

/** Messages of the provider's client, the call library and browsers. */
const MESSAGES: readonly [message: RegExp, kind: VoiceProblemKind][] = [
  [/Failed to load call object bundle/i, 'not-loaded'],
  [/Assistant or Squad or Workflow must be provided/, 'no-assistant'],
  [/^(?:TypeError: )?(?:Failed to fetch|NetworkError when|Load failed)/, 'connection-error'],
]

/** Errors wrap errors; this is the deepest level searched. */
const MAX_DEPTH = 8
const MAX_PARTS = 500
const MAX_DETAIL_LENGTH = 2000

/** The problem for anything the provider's client, the call library or the browser throws or reports. */
export function providerProblem(error: unknown): VoiceProblem {
  const parts = partsOf(error)
  const kind =
    first(parts, byMessage) ?? first(parts, byType) ?? first(parts, byStatus) ?? first(parts, byName) ?? 'unknown'
  return { kind, detail: detailOf(error) }
}

/** The problem for a failed answer of the provider's API, with its body (V-11). */
export function responseProblem(status: number, body: unknown): VoiceProblem {
  return { kind: kindOfStatus(status) ?? 'provider-failed', detail: detailOf({ status, body }) }
}

type Named = [name: string, value: unknown]

const first = (parts: readonly Named[], read: (part: Named) => VoiceProblemKind | null): VoiceProblemKind | null => {
  for (const part of parts) {
    const kind = read(part)
    if (kind) return kind
  }
  return null
}

const byMessage = ([, value]: Named): VoiceProblemKind | null =>
  typeof value === 'string' ? (MESSAGES.find(([message]) => message.test(value))?.[1] ?? null) : null

const byType = ([name, value]: Named): VoiceProblemKind | null =>
  (name === 'type' || name === 'reason') && typeof value === 'string' && LIBRARY_KINDS.has(value)
    ? (value as VoiceProblemKind)
    : null

const byStatus = ([name, value]: Named): VoiceProblemKind | null =>
  (name === 'statusCode' || name === 'status') && typeof value === 'number' ? kindOfStatus(value) : null

const byName = ([name, value]: Named): VoiceProblemKind | null =>
  name === 'name' && typeof value === 'string' && Object.hasOwn(BROWSER_NAMES, value) ? BROWSER_NAMES[value]! : null

function kindOfStatus(status: number): VoiceProblemKind | null {
  if (status === 401 || status === 403) return 'provider-refused'
  if (status === 404) return 'provider-unknown-assistant'
  return status >= 400 ? 'provider-failed' : null
}

/** All nested values with their names, the outermost first. */
function partsOf(error: unknown): Named[] {
  const parts: Named[] = [['', error]]
  const seen = new Set<unknown>()
  let level: unknown[] = [error]
  for (let depth = 0; depth < MAX_DEPTH && parts.length < MAX_PARTS; depth += 1) {
    const inner: Named[] = level.flatMap((value) => {
      if (typeof value !== 'object' || value === null || seen.has(value)) return []
      seen.add(value)
      return namedIn(value)
    })
    parts.push(...inner)
    level = inner.map(([, value]) => value)
  }
  return parts.slice(0, MAX_PARTS)
}

/** An object's entries; an error's name, message and cause aren't enumerable. */
function namedIn(value: object): Named[] {
  const { name, message, cause } = value as Partial<Error>
  const hidden: Named[] = value instanceof Error ? Object.entries({ name, message, cause }) : []
  return [...hidden, ...Object.entries(value)]
}

function detailOf(error: unknown): string {
  const open: unknown[] = []
  const written = (_: string, value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return typeof value === 'bigint' ? String(value) : value
    if (open.includes(value)) return undefined
    open.push(value)
    return value instanceof Error ? Object.fromEntries(namedIn(value)) : value
  }
  try {
    return (typeof error === 'string' ? error : (JSON.stringify(error, written) ?? String(error))).slice(
      0,
      MAX_DETAIL_LENGTH,
    )
  } catch {
    return 'an error that can’t be described'
  }
}
