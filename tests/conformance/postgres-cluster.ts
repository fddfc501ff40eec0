import { execFile } from 'node:child_process'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../free-port.ts'

const run = promisify(execFile)

/**
 * Where PostgreSQL's server programs are: Debian and its kin keep them out of the PATH. Null without them, and where an empty
 * TEST_DATABASE_URL hides them.
 */
export const POSTGRES_BIN =
  process.env['TEST_DATABASE_URL'] === ''
    ? null
    : (globSync('/usr/lib/postgresql/*/bin/initdb').map(dirname).sort().at(-1) ?? null)

/** A server of its own, which a test may stop and kill. */
export interface PostgresCluster {
  url: string
  folder: string
  start(): Promise<void>
  /** 'fast' cuts all connections, 'immediate' is a crash. */
  stop(how: 'fast' | 'immediate'): Promise<void>
  /** Stops it and leaves nothing behind. */
  remove(): Promise<void>
}

/** Settings for short tests: nothing has to outlive the machine. */
const SETTINGS = '-c fsync=off -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=100'

/** Makes and starts an empty server. */
export async function startCluster(): Promise<PostgresCluster> {
  const cluster = await clusterIn(newFolder())
  await asPostgres('initdb', [
    '-D',
    cluster.folder,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-N',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ])
  await cluster.start()
  return cluster
}

/** Makes and starts a streaming replica of a server. */
export async function startReplica(primary: PostgresCluster): Promise<PostgresCluster> {
  const cluster = await clusterIn(newFolder())
  await asPostgres('pg_basebackup', ['-d', primary.url, '-D', cluster.folder, '-R', '-c', 'fast', '-N'])
  await cluster.start()
  return cluster
}

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'keystead-postgres-'))

async function clusterIn(parent: string): Promise<PostgresCluster> {
  // The server refuses to run as root.
  if (isRoot) await run('chown', ['postgres', parent])
  const [folder, port] = [join(parent, 'data'), await freePort()]
  const control = (...more: string[]) => asPostgres('pg_ctl', ['-D', folder, '-w', ...more])
  const stop = async (how: 'fast' | 'immediate') => {
    await control('stop', '-m', how)
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    folder,
    start: async () => {
      await control('start', '-l', join(parent, 'log'), '-o', `-p ${port} ${SETTINGS}`)
    },
    stop,
    remove: async () => {
      // It may be stopped already.
      await stop('immediate').catch(() => {})
      rmSync(parent, { recursive: true, force: true })
    },
  }
}

const isRoot = process.getuid?.() === 0

async function asPostgres(program: string, args: readonly string[]): Promise<void> {
  const file = join(POSTGRES_BIN!, program)
  // A server keeps the pipes of the program that started it open: nothing may wait for their end.
  const shell = ['-c', 'exec "$0" "$@" >/dev/null', file, ...args]
  await (isRoot ? run('runuser', ['-u', 'postgres', '--', 'sh', ...shell], { cwd: '/' }) : run('sh', shell))
}
