import type { Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A message as it came over the wire. */
export interface ReceivedMail {
  id: string
  recipients: string[]
  raw: string
}

interface Refusal {
  code: number
  text: string
}

/** What to answer to the n-th message, from 1; null takes it, and 'drop' ends the connection without a word. */
export type Policy = (count: number, mail: ReceivedMail) => Refusal | 'drop' | null

export const EVERY_THIRD_LATER: Policy = (count) => (count % 3 === 0 ? { code: 451, text: 'Try again later' } : null)

/** A mail server on this machine that keeps what it took. `refusal` is what it says to a recipient's address; null accepts it. */
export async function startSmtpPeer(policy: Policy, refusal: (address: string) => Refusal | null = () => null) {
  const taken: ReceivedMail[] = []
  const refused: ReceivedMail[] = []
  let [count, dropped] = [0, 0]
  /** By the client's port. */
  const sockets = new Map<number, Socket>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _, done) {
      const refused = refusal(address)
      done(refused ? Object.assign(new Error(refused.text), { responseCode: refused.code }) : null)
    },
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const raw = Buffer.concat(parts).toString('utf8')
        const id = /^message-id:\s*<([^>]+)>/im.exec(raw)?.[1] ?? ''
        const mail = { id, recipients: session.envelope.rcptTo.map(({ address }) => address), raw }
        const refusal = policy(++count, mail)
        if (refusal === 'drop') {
          dropped++
          sockets.get(session.remotePort)?.destroy()
          return
        }
        ;(refusal ? refused : taken).push(mail)
        done(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null)
      })
    },
  })
  server.server.on('connection', (socket: Socket) => {
    const port = socket.remotePort!
    sockets.set(port, socket)
    socket.on('close', () => sockets.delete(port))
  })
  // A client that is killed breaks off.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    refused,
    /** How many messages ended with their connection. */
    dropped: () => dropped,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
