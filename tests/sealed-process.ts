// Set up before each file of the project 'unit' (vitest.config.ts), whose files share their processes.
import childProcess from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import workers from 'node:worker_threads'

const WHERE = 'see scripts/test-projects.mjs for the project it belongs to'
const refusing = (act: string) =>
  function refuse(): never {
    throw new Error(`A unit test may not ${act}: ${WHERE}.`)
  }

for (const name of ['exec', 'execFile', 'execFileSync', 'execSync', 'fork', 'spawn', 'spawnSync'] as const)
  Object.assign(childProcess, { [name]: refusing('start a process') })
Object.assign(net.Server.prototype, { listen: refusing('listen at a port') })
Object.assign(net.Socket.prototype, { connect: refusing('connect to a port') })
Object.assign(DatabaseSync.prototype, { exec: refusing('ask a database'), prepare: refusing('ask a database') })
Object.assign(workers, { Worker: refusing('start a thread') })
syncBuiltinESMExports()
