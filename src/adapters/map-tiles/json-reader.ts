import * as v from 'valibot'

/** Maximum size of a style or TileJSON, bytes. A likely mistake is the address of a whole tile archive. */
const MAX_JSON = 8 * 1024 * 1024

/** Reads JSON at an address; `what` names its form for errors. */
export type JsonReader = <S extends v.GenericSchema>(
  url: string,
  schema: S,
  what: string,
) => Promise<{ value: v.InferOutput<S>; addresses: string[] }>

/**
 * Creates a reader of JSON with a schema; all its requests together may take `timeout` ms. `addresses` are the requested one
 * and, after redirects, the one that answered. `site` is sent as referrer. Throws an error for the operator.
 */
export function jsonReader(timeout: number, site: string | null): JsonReader {
  const signal = AbortSignal.timeout(timeout)
  const headers = { accept: 'application/json', ...(site === null ? {} : { referer: `${site}/` }) }
  return async (url, schema, what) => {
    const shown = withoutSecrets(url)
    try {
      const answer = await fetch(url, { signal, headers })
      if (!answer.ok) throw new UnusableMap(`${shown} responds with status ${answer.status}.`)
      const read = v.safeParse(schema, jsonOf(await readText(answer, shown)))
      if (!read.success) throw new UnusableMap(`${shown} is not ${what}.`)
      return { value: read.output, addresses: [url, answer.url] }
    } catch (error) {
      if (error instanceof UnusableMap) throw error
      throw new UnusableMap(`${shown} isn’t responding (${reasonOf(error as Error, timeout).replaceAll(url, shown)}).`)
    }
  }
}

/** An error for the operator. */
class UnusableMap extends Error {}

/** Without query and password: either may be a secret that must not be logged. */
function withoutSecrets(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname
}

/** The body. Stops fetching and throws above MAX_JSON. */
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

const reasonOf = (error: Error, timeout: number): string => {
  if (error.name === 'TimeoutError') return `not within ${timeout / 1000} s`
  return error.cause instanceof Error && error.cause.message ? error.cause.message : error.message
}
