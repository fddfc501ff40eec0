import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Answer {
  status: number
  body: string
}

/** What the provider's API answers next. */
export interface ApiManner {
  /** Status and body of POST /call/web; 'never' for no answer at all. */
  webCall: Answer | 'never'
  /** What GET /call/{id} says, or its status of refusal. */
  callStatus: string | number
}

export interface ProviderApi {
  url: string
  manner: ApiManner
  /** Calls made, with their keys and payloads. */
  made: { authorization: string | undefined; payload: unknown }[]
  /** Questions where a call stands, with their keys. */
  asked: string[]
  /** Makes the calls that were never answered after all. */
  answerHeld: () => void
  stop: () => Promise<void>
}

export const CALL_ID = '3f0c9a4e-98f1-4d52-8a63-0c9b7f0a1d11'

/** A web call as the provider answers it. */
export const webCall = (more: object = {}): Answer => ({
  status: 201,
  body: JSON.stringify({
    id: CALL_ID,
    status: 'queued',
    webCallUrl: 'https://vapi.daily.co/a-room',
    artifactPlan: { videoRecordingEnabled: false },
    assistant: { voice: { provider: '11labs' } },
    ...more,
  }),
})

/** The provider's API on this machine. */
export async function startProviderApi(): Promise<ProviderApi> {
  const held: ServerResponse[] = []
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    const { method, url, headers } = request
    if (method === 'OPTIONS') return void response.writeHead(204).end()
    if (method === 'GET') {
      api.asked.push(`${url} ${headers.authorization}`)
      return void answerStatus(response, api.manner.callStatus)
    }
    let body = ''
    request.on('data', (chunk: Buffer) => (body += String(chunk)))
    request.on('end', () => {
      api.made.push({ authorization: headers.authorization, payload: JSON.parse(body) as unknown })
      const answer = api.manner.webCall
      if (answer === 'never') return void held.push(response)
      answerCall(response, answer)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const api: ProviderApi = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    manner: { webCall: webCall(), callStatus: 'queued' },
    made: [],
    asked: [],
    answerHeld: () => {
      for (const response of held.splice(0)) answerCall(response, webCall())
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return api
}

const answerCall = (response: ServerResponse, { status, body }: Answer) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)

const answerStatus = (response: ServerResponse, status: string | number) =>
  typeof status === 'number'
    ? response.writeHead(status).end('{}')
    : response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ id: CALL_ID, status }))
