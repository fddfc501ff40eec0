import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a request of the site holds, as far as tests look. */
export interface AskedModel {
  model: string
  stream: boolean
  messages: { role: string; content: unknown }[]
  tools: { function: { name: string; parameters: { properties: Record<string, unknown> } } }[]
}

type Reply = (response: ServerResponse) => void

/** A chat model on this machine that speaks OpenAI's streaming protocol; it gives the replies it was told, in their order. */
export async function startModelPeer() {
  const asked: AskedModel[] = []
  const headers: Record<string, unknown>[] = []
  const replies: Reply[] = []
  const hungUp = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += String(chunk)))
    request.on('end', () => {
      asked.push(JSON.parse(body) as AskedModel)
      headers.push({ ...request.headers, path: request.url })
      const reply = replies.shift() ?? status(500, 'no reply is left')
      reply(response)
    })
    response.on('close', () => void (response.writableFinished || hungUp.resolve()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    headers,
    /** When the site has hung up before the end of a reply. */
    hungUp: hungUp.promise,
    replies: (...next: Reply[]) => void replies.push(...next),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
export type ModelPeer = Awaited<ReturnType<typeof startModelPeer>>

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({
    id: 'c',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`
const DONE = 'data: [DONE]\n\n'
const open = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' })
const words = (text: string) => text.split(/(?<= )/).map((word) => chunk({ content: word }))

/** Words, piece by piece. */
export const says =
  (text: string, finish = 'stop'): Reply =>
  (response) => {
    open(response)
    for (const word of words(text)) response.write(word)
    response.end(chunk({}, finish) + DONE)
  }

/** What models were heard to invent: homes, prices, counts, acts, deposits, promises, talk of groups. */
export const INVENTED = [
  'There is a lovely house at 12 Oak Street in Montclair.',
  'It costs only $699,000.',
  'There are 42 homes like it.',
  'Your message went out.',
  'You are set for 10 AM.',
  'Pay the holding deposit at homes.example to keep it.',
  'You are guaranteed to be approved.',
  'Your tour is booked for Saturday.',
  'I saved it to your favorites.',
  'Send $500 by Zelle to the owner.',
  'What is your social security number?',
  'Write to deals@keystead.biz or call (555) 010-9999.',
  'It sold yesterday.',
  'It will be worth twice as much in five years.',
  'It has nine bedrooms.',
  'Reserv\u00e9 su visita para las 10.',
  'Cuesta seiscientos mil d\u00f3lares.',
] as const

/** A call of a tool, its arguments in pieces; maybe with words before it. */
export const calls =
  (tool: string, input: object | string, before = ''): Reply =>
  (response) => {
    open(response)
    for (const word of before ? words(before) : []) response.write(word)
    const args = typeof input === 'string' ? input : JSON.stringify(input)
    const half = Math.ceil(args.length / 2)
    const call = { index: 0, id: `call-${tool}`, type: 'function', function: { name: tool, arguments: '' } }
    response.write(chunk({ role: 'assistant', tool_calls: [call] }))
    for (const part of [args.slice(0, half), args.slice(half)]) {
      response.write(chunk({ tool_calls: [{ index: 0, function: { arguments: part } }] }))
    }
    response.end(chunk({}, 'tool_calls') + DONE)
  }

export const status =
  (code: number, message: string): Reply =>
  (response) =>
    response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { message } }))

/** Words, and then the connection is cut. */
export const breaksOff =
  (text: string): Reply =>
  (response) => {
    open(response)
    for (const word of words(text)) response.write(word)
    // After what was written is on its way.
    response.write(': \n\n', () => response.destroy())
  }

/** An end without a reason, as of a server that was stopped. */
export const stops =
  (text: string): Reply =>
  (response) => {
    open(response)
    for (const word of words(text)) response.write(word)
    response.end()
  }

/** Words, and then nothing more, for ever. */
export const hangs =
  (text = ''): Reply =>
  (response) => {
    open(response)
    response.flushHeaders()
    for (const word of text ? words(text) : []) response.write(word)
  }

export const garbage: Reply = (response) => {
  open(response)
  response.end('data: {"choices":[{"delta":{"content":"Trust \n\ndata: <html>\n\n')
}

export const redirects =
  (to: string): Reply =>
  (response) =>
    response.writeHead(307, { location: to }).end()
