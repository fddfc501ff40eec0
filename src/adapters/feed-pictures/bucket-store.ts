import { AwsClient } from 'aws4fetch'
import type { PictureStore } from '#ports/server/picture-store.ts'

export interface Bucket {
  /** The bucket's address, with a path below it if the pictures have one; without a slash at the end. */
  url: string
  region: string
  keyId: string
  secret: string
}

/** Time for one request, ms. */
const TIME_LIMIT = 30_000
/** Removals at the same time. */
const PARALLEL = 8

/** Keeps pictures in a bucket of an S3-compatible server. The bucket may be private: the site reads it for its visitors. */
export function bucketPictureStore({ url, region, keyId, secret }: Bucket): PictureStore {
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: 's3', retries: 2 })
  const ask = (name: string, init: RequestInit): Promise<Response> =>
    client.fetch(`${url}/${name}`, { ...init, signal: AbortSignal.timeout(TIME_LIMIT) })
  return {
    put: async (name, bytes, type) => {
      const answer = await ask(name, { method: 'PUT', body: bytes, headers: { 'content-type': type } })
      await finish(answer, 'stored')
    },
    read: async (name) => {
      const answer = await ask(name, { method: 'GET' })
      if (answer.status === 404) return answer.body?.cancel().then(() => null) ?? null
      if (!answer.ok || !answer.body) return finish(answer, 'read').then(() => null)
      const size = answer.headers.get('content-length')
      // Of a compressed answer it is another one.
      const isKnown = size !== null && !answer.headers.has('content-encoding')
      return { body: answer.body, size: isKnown ? Number(size) : null }
    },
    remove: async (names) => {
      const left = [...names]
      const removeRest = async (): Promise<void> => {
        for (let name = left.pop(); name !== undefined; name = left.pop()) {
          const answer = await ask(name, { method: 'DELETE' })
          if (answer.status !== 404) await finish(answer, 'removed')
        }
      }
      await Promise.all(Array.from({ length: PARALLEL }, removeRest))
    },
  }
}

/** Reads the answer to its end; throws what the server says unless it agrees. */
async function finish(answer: Response, what: string): Promise<void> {
  const text = await answer.text()
  if (answer.ok) return
  const reason = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? ''
  throw new Error(`The bucket responded with ${answer.status} ${reason}: a picture could not be ${what}`)
}
