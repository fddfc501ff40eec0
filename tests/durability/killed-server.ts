import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { ENDS_WITH_STARTER } from '../ends-with-starter.ts'
import type { ProductCopy } from '../product-copy.ts'

const ROOT = path.join(import.meta.dirname, '../..')

const READY = /is ready at (\S+)/

/** A running live edition that can be killed. */
export interface KilledServer {
  url: string
  /** Ends it as a power cut would, in the middle of whatever it does. */
  kill(): Promise<void>
  /** Ends it as an operator would. */
  stop(): Promise<void>
}

/**
 * Starts the built live edition on a data folder; callers may set their client address. `product`: where its sources
 * and builds are; this repository by default.
 */
export async function startKilledServer(
  dataDir: string,
  env: Record<string, string>,
  product: Pick<ProductCopy, 'folder' | 'compiled'> = { folder: ROOT, compiled: {} },
): Promise<KilledServer> {
  const child = spawn(process.execPath, [...ENDS_WITH_STARTER, path.join(product.folder, 'src/entry/node.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      TRUST_PROXY: 'loopback',
      ...product.compiled,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await readiness(child)
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return { url, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

function readiness(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let written = ''
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      if (written === 'ready') return
      written += text
      const url = READY.exec(written)?.[1]
      if (!url) return
      written = 'ready'
      resolve(url)
    })
  })
}
