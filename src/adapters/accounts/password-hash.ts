import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { promisify } from 'node:util'
import type { Limited } from './limit-concurrency.ts'

const derive = promisify(argon2)

/** What a hash costs to make: memory in KiB, passes over it, and threads. */
export interface HashCost {
  memory: number
  passes: number
  parallelism: number
}

/** OWASP's password storage cheat sheet for argon2id: 19 MiB, two passes, one lane. */
export const OWASP_COST: HashCost = { memory: 19 * 1024, passes: 2, parallelism: 1 }
const TAG_LENGTH = 32
const SALT_LENGTH = 16

/** A stored hash in PHC string format, as the reference implementation writes it. */
const STORED = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]{11,88})\$([\w+/]{11,88})$/

export interface PasswordHashing {
  hash(password: string): Promise<string>
  verify(input: { hash: string; password: string }): Promise<boolean>
}

/** Hashes by argon2id, off the event loop; `limit` bounds how many run in parallel. */
export function argon2Hashing(limit: Limited, cost: HashCost): PasswordHashing {
  const tag = (parameters: Argon2Parameters) => limit(() => derive('argon2id', parameters))
  return {
    async hash(password) {
      const nonce = randomBytes(SALT_LENGTH)
      return write(cost, nonce, await tag({ ...cost, message: normalized(password), nonce, tagLength: TAG_LENGTH }))
    },
    async verify({ hash, password }) {
      const stored = STORED.exec(hash)
      if (!stored) return false
      const [, memory, passes, parallelism, salt = '', wanted = ''] = stored
      const known = Buffer.from(wanted, 'base64')
      const made = await tag({
        message: normalized(password),
        nonce: Buffer.from(salt, 'base64'),
        memory: Number(memory),
        passes: Number(passes),
        parallelism: Number(parallelism),
        tagLength: known.length,
      })
      return timingSafeEqual(made, known)
    },
  }
}

/** The same text for composed and decomposed accents (NIST SP 800-63B, 5.1.1.2). */
const normalized = (password: string): string => password.normalize('NFKC')

const write = (cost: HashCost, salt: Buffer, tag: Buffer): string =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(salt)}$${unpadded(tag)}`

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')
