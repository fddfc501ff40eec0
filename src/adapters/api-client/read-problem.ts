import { invalid, type FieldProblem, type Problem } from '#domain/result.ts'

/** The fields of a problem document (RFC 9457) that are read. */
interface ProblemDocument {
  type?: string
  title?: string
  detail?: string
  errors?: FieldProblem[]
}

const SIMPLE_KINDS = ['not-found', 'unauthorized', 'conflict'] as const

/** The problem in an error response; a response that isn't the API's own (a proxy's page, a 5xx) is 'unavailable'. */
export async function readProblem(response: Response): Promise<Problem> {
  const document: ProblemDocument | null = await response.json().catch(() => null)
  const kind = document?.type?.replace('/problems/', '')
  const message = document?.detail ?? document?.title ?? 'The server can’t respond right now.'
  if (kind === 'invalid') return { ...invalid(document?.errors ?? []), message }
  if (kind === 'rate-limited')
    return { kind, message, retryAfterSeconds: Number(response.headers.get('retry-after')) || 60 }
  const simple = SIMPLE_KINDS.find((name) => name === kind)
  return { kind: simple ?? 'unavailable', message }
}
