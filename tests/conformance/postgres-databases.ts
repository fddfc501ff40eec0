import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** A server on which databases may be made, as postgres://user@host:port/database; without one PostgreSQL is not tested. */
export const TEST_DATABASE_URL = process.env['TEST_DATABASE_URL'] || undefined

/** A PostgreSQL database without tables, or a copy of another one on the server. */
export async function emptyPostgres(
  server = TEST_DATABASE_URL!,
  template = 'template1',
): Promise<{ url: string; remove(): Promise<void> }> {
  const name = `keystead_test_${randomUUID().replaceAll('-', '')}`
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  return {
    url: Object.assign(new URL(server), { pathname: name }).href,
    remove: () => administer(server, `DROP DATABASE ${name} WITH (FORCE)`),
  }
}

export async function administer(server: string, command: string): Promise<void> {
  const client = new pg.Client(server)
  await client.connect()
  try {
    await client.query(command)
  } finally {
    await client.end()
  }
}
