import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A relay in front of a server, which can make it look frozen or gone. */
export interface ServerRelay {
  /** The server's address by way of the relay. */
  url: string
  /** From now on nothing is passed on; connections are accepted and never answered. */
  freeze(): void
  /** Passes on what has been kept back, and all that follows. */
  thaw(): void
  close(): void
}

/** Relays to the server of a postgres:// address. */
export async function relayTo(url: string): Promise<ServerRelay> {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let isFrozen = false
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    if (isFrozen) socket.pause()
  }
  const relay = createServer((incoming) => {
    const outgoing = connect(Number(target.port), target.hostname)
    incoming.pipe(outgoing).pipe(incoming)
    incoming.on('close', () => outgoing.end())
    outgoing.on('close', () => incoming.end())
    keep(incoming)
    keep(outgoing)
  })
  await once(relay.listen(0, '127.0.0.1'), 'listening')
  const address = new URL(url)
  address.port = String((relay.address() as AddressInfo).port)
  return {
    url: address.href,
    freeze: () => {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw: () => {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      relay.close()
    },
  }
}
