import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy in front of several instances. */
export interface Front {
  url: string
  /** Addresses of the instances, in turn. */
  instances: string[]
  close(): void
}

/** Starts a proxy that sends each request to the next instance, and to the one after it where that refuses the connection. */
export async function startFront(instances: string[]): Promise<Front> {
  const agent = new Agent({ keepAlive: true })
  const front = { instances }
  let turn = 0
  const server = createServer((asked, answer) => {
    const parts: Buffer[] = []
    asked.on('data', (part: Buffer) => parts.push(part))
    asked.on('end', () => pass({ asked, answer, body: Buffer.concat(parts), tries: front.instances.length }))
  })
  const pass = ({ asked, answer, body, tries }: Passing) => {
    const url = `${front.instances[turn++ % front.instances.length]}${asked.url}`
    const options = { agent, method: asked.method!, headers: asked.headers }
    const sending = request(url, options, (response) => {
      answer.writeHead(response.statusCode!, response.headers)
      response.on('error', () => answer.destroy()).pipe(answer)
    })
    sending.on('error', (error: NodeJS.ErrnoException) => {
      // Nothing has been sent over a refused connection.
      if (error.code === 'ECONNREFUSED' && tries > 1) pass({ asked, answer, body, tries: tries - 1 })
      else if (answer.headersSent) answer.destroy()
      else answer.writeHead(502).end()
    })
    sending.end(body)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.close()
    server.closeAllConnections()
    agent.destroy()
  }
  return Object.assign(front, { url: `http://127.0.0.1:${port}`, close })
}

interface Passing {
  asked: IncomingMessage
  answer: ServerResponse
  body: Buffer
  tries: number
}
