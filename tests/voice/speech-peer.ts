import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request to the service, as far as tests look. */
export interface AskedSpeech {
  path: string
  authorization: string | undefined
  type: string
  body: string
}

/** A service for speech on this machine that speaks OpenAI's protocol: it writes down what `answer` says, and speaks three bytes. */
export async function startSpeechPeer() {
  const asked: AskedSpeech[] = []
  const peer = {
    asked,
    answer: { status: 200, text: 'three bedrooms in Glen Ridge' },
    url: '',
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const { authorization, 'content-type': type = '' } = request.headers
      asked.push({ path: request.url!, authorization, type, body: Buffer.concat(pieces).toString('latin1') })
      const isSpeech = request.url!.endsWith('/speech')
      response.writeHead(peer.answer.status, { 'content-type': isSpeech ? 'audio/mpeg' : 'application/json' })
      response.end(isSpeech ? Buffer.from([1, 2, 3]) : JSON.stringify({ text: ` ${peer.answer.text} ` }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  peer.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return peer
}
