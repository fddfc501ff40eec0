import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { POSTGRES_BIN } from '../tests/conformance/postgres-cluster.ts'

const run = promisify(execFile)

/** Ports from here on are taken: etcd's two, and two for each node. */
const FIRST_PORT = 21_400

/** Whether Patroni, etcd and PostgreSQL's server programs are installed, where Debian's packages put them. */
export const HAS_PATRONI = POSTGRES_BIN !== null && existsSync('/usr/bin/patroni') && existsSync('/usr/bin/etcd')

export interface PatroniNode {
  name: string
  port: number
  /** Ends PostgreSQL and, with 'node', Patroni too, as a power cut would. */
  kill(what: 'server' | 'node'): void
  /** Starts Patroni again after 'node'. */
  start(): void
}

export interface PatroniCluster {
  /** All nodes in one address. */
  url: string
  nodes: PatroniNode[]
  /** The node that says that it is the primary; null while there is none. */
  primary(): Promise<PatroniNode | null>
  /** Resolves when the other node is the primary's synchronous standby. */
  synchronous(): Promise<void>
  stop(): Promise<void>
}

/** Starts etcd and two nodes of Patroni, one the synchronous standby of the other. */
export async function startPatroni(): Promise<PatroniCluster> {
  const folder = mkdtempSync(path.join(tmpdir(), 'keystead-patroni-'))
  const owner = await postgresUser()
  chownSync(folder, owner.uid, owner.gid)
  const start = (name: string, command: string, args: readonly string[]): ChildProcess => {
    const log = openSync(path.join(folder, `${name}.log`), 'a')
    return spawn(command, args, { ...owner, cwd: folder, stdio: ['ignore', log, log] })
  }
  const etcd = start('etcd', '/usr/bin/etcd', etcdOptions(folder))
  const nodes = [0, 1].map((place) => makeNode({ folder, place, start }))
  const primary = async () => {
    const answers = await Promise.all(nodes.map(({ rest }) => answers200(`http://127.0.0.1:${rest}/primary`)))
    return nodes[answers.indexOf(true)] ?? null
  }
  await until(() => answers200(`http://127.0.0.1:${FIRST_PORT}/health`))
  nodes[0]!.start()
  await until(async () => (await primary()) !== null)
  nodes[1]!.start()
  const isSynchronous = async () => {
    const first = await primary()
    const standbys = nodes.filter((node) => node !== first)
    const answers = await Promise.all(standbys.map(({ rest }) => answers200(`http://127.0.0.1:${rest}/sync`)))
    return first !== null && answers.includes(true)
  }
  const synchronous = () => until(isSynchronous)
  await synchronous()
  return {
    url: `postgres://postgres:drill@${nodes.map(({ port }) => `127.0.0.1:${port}`).join(',')}/postgres`,
    nodes,
    primary,
    synchronous,
    stop: async () => {
      for (const node of nodes) node.kill('node')
      etcd.kill('SIGKILL')
      await pause(500)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Start = (name: string, command: string, args: readonly string[]) => ChildProcess

function makeNode({ folder, place, start }: { folder: string; place: number; start: Start }) {
  const [name, rest, port] = [`node${place}`, FIRST_PORT + 2 + 2 * place, FIRST_PORT + 3 + 2 * place]
  const data = path.join(folder, name)
  const settings = path.join(folder, `${name}.yml`)
  writeFileSync(settings, patroniSettings({ name, rest, port, data, folder }))
  let patroni: ChildProcess | null = null
  return {
    name,
    port,
    rest,
    start: () => {
      patroni = start(name, '/usr/bin/patroni', [settings])
    },
    kill: (what: 'server' | 'node') => {
      if (what === 'node') patroni?.kill('SIGKILL')
      killServer(data)
    },
  }
}

/** Kills the postmaster; its other processes end themselves when it is gone. */
function killServer(data: string): void {
  const file = path.join(data, 'postmaster.pid')
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
  if (pid > 1 && existsSync(`/proc/${pid}`)) process.kill(pid, 'SIGKILL')
}

const etcdOptions = (folder: string): string[] => {
  const [client, peer] = [`http://127.0.0.1:${FIRST_PORT}`, `http://127.0.0.1:${FIRST_PORT + 1}`]
  const options = {
    'data-dir': path.join(folder, 'etcd'),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `default=${peer}`,
  }
  return Object.entries(options).map(([name, value]) => `--${name}=${value}`)
}

/** As docs/operations.md recommends it, on one machine. */
const patroniSettings = ({
  name,
  rest,
  port,
  data,
  folder,
}: {
  name: string
  rest: number
  port: number
  data: string
  folder: string
}): string => `
scope: keystead
name: ${name}
restapi: { listen: '127.0.0.1:${rest}', connect_address: '127.0.0.1:${rest}' }
etcd3: { host: '127.0.0.1:${FIRST_PORT}' }
bootstrap:
  dcs:
    ttl: 10
    loop_wait: 2
    retry_timeout: 4
    primary_start_timeout: 0
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      parameters: { max_connections: 100, hot_standby: 'on', wal_level: replica, hot_standby_feedback: 'on' }
  initdb: [ { encoding: UTF8 }, data-checksums ]
  pg_hba:
    - host replication replicator 127.0.0.1/32 md5
    - host all all 127.0.0.1/32 md5
postgresql:
  listen: '127.0.0.1:${port}'
  connect_address: '127.0.0.1:${port}'
  data_dir: ${data}
  bin_dir: ${POSTGRES_BIN}
  pgpass: ${path.join(folder, `${name}.pgpass`)}
  authentication:
    superuser: { username: postgres, password: drill }
    replication: { username: replicator, password: drill }
  parameters: { unix_socket_directories: '${folder}', shared_buffers: 64MB }
`

/** PostgreSQL refuses to run as root. */
async function postgresUser(): Promise<{ uid: number; gid: number }> {
  if (userInfo().uid !== 0) return userInfo()
  const id = async (what: string) => Number((await run('id', [what, 'postgres'])).stdout)
  return { uid: await id('-u'), gid: await id('-g') }
}

const answers200 = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(1000) }).then(
    ({ status }) => status === 200,
    () => false,
  )

async function until(reached: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await reached()); tries++) {
    if (tries > 300) throw new Error('The cluster did not start; see its logs in the temporary folder.')
    await pause(200)
  }
}
