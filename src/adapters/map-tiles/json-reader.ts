import * as v from 'valibot'

/** More bytes than any style or description of a source has; the address of a whole archive of tiles is a likely mistake. */
const MAX_JSON = 8 * 1024 * 1024

/** Answers what stands at an address; `what` names the form it must have. */
export type JsonReader = <S extends v.GenericSchema>(
  url: string,
  schema: S,
  what: string,
) => Promise<{ value: v.InferOutput<S>; addresses: string[] }>

/**
 * Reads JSON of a known form, until `patience` ms are over; `addresses` are the one asked and the one that answered.
 * `site` is given as referrer. Throws in words what goes wrong.
 */
export function jsonReader(patience: number, site: string | null): JsonReader {
  const signal = AbortSignal.timeout(patience)
  const headers = { accept: 'application/json', ...(site === null ? {} : { referer: `${site}/` }) }
  return async (url, schema, what) => {
    const shown = withoutSecrets(url)
    try {
      const answer = await fetch(url, { signal, headers })
      if (!answer.ok) throw new UnusableMap(`${shown} answers with status ${answer.status}.`)
      const read = v.safeParse(schema, jsonOf(await readText(answer, shown)))
      if (!read.success) throw new UnusableMap(`${shown} is not ${what}.`)
      return { value: read.output, addresses: [url, answer.url] }
    } catch (error) {
      if (error instanceof UnusableMap) throw error
      throw new UnusableMap(`${shown} does not answer (${reasonOf(error as Error, patience).replaceAll(url, shown)}).`)
    }
  }
}

/** What the operator is told. */
class UnusableMap extends Error {}

/** Keys stand in the query of an address, passwords before its host; neither belongs in a log. */
function withoutSecrets(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname
}

/** The body, unless it is longer than what is looked for can be: the rest isn't fetched. */
async function readText(answer: Response, shown: string): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of answer.body ?? []) {
    parts.push(part)
    length += part.length
    if (length > MAX_JSON) throw new UnusableMap(`${shown} is longer than ${MAX_JSON / 1024 / 1024} MB.`)
  }
  return new TextDecoder().decode(Buffer.concat(parts))
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const reasonOf = (error: Error, patience: number): string => {
  if (error.name === 'TimeoutError') return `not within ${patience / 1000} s`
  return error.cause instanceof Error && error.cause.message ? error.cause.message : error.message
}
