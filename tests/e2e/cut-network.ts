import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Where the network is cut while something is sent. */
export const CUTS = ['before the request', 'in the request', 'before the answer', 'in the answer'] as const
export type Cut = (typeof CUTS)[number]

/** The site has taken what was sent, and the sender doesn't know. */
export const isTaken = (cut: Cut): boolean => cut === 'before the answer' || cut === 'in the answer'

/** The way to a site, which can be cut. */
export interface CutNetwork {
  address: string
  /** Cuts it at that point of the next POST; after that it is whole again. */
  cutNext(cut: Cut): void
  close(): Promise<void>
}

/** Relays a site under an address of its own. */
export async function cutNetwork(site: string): Promise<CutNetwork> {
  let next: Cut | null = null
  let isRedirectCut = false

  const server = createServer((asked, answer) => {
    const cut = asked.method === 'POST' ? next : null
    if (cut) next = null
    // What follows the redirect is what comes next.
    if (isRedirectCut || cut === 'before the request') {
      isRedirectCut = false
      asked.socket.destroy()
      return
    }
    const further = request(new URL(asked.url!, site), { method: asked.method, headers: asked.headers }, (response) =>
      cut ? void passInPart(response, answer, cut) : pass(response, answer),
    )
    further.on('error', () => answer.destroy())
    if (cut === 'in the request') {
      void read(asked).then((body) =>
        further.write(body.subarray(0, body.length / 2), () => {
          further.destroy()
          asked.socket.destroy()
        }),
      )
    } else asked.pipe(further)
  })

  async function passInPart(response: IncomingMessage, answer: ServerResponse, cut: Cut): Promise<void> {
    const body = await read(response)
    isRedirectCut = cut === 'in the answer' && response.statusCode === 303
    if (isRedirectCut) answer.writeHead(303, headersOf(response)).end(body)
    else if (cut === 'before the answer') answer.destroy()
    else {
      answer.writeHead(response.statusCode!, headersOf(response))
      answer.write(body.subarray(0, body.length / 2), () => answer.destroy())
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cutNext: (cut) => (next = cut),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A browser sends a request again by itself where a connection that it used before is gone: none is used twice. */
const headersOf = ({ headers }: IncomingMessage) => ({ ...headers, 'keep-alive': [], connection: 'close' })

function pass(response: IncomingMessage, answer: ServerResponse): void {
  answer.writeHead(response.statusCode!, headersOf(response))
  response.pipe(answer)
}

async function read(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
