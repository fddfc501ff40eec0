import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { askOsv, queriesOf, type PackageQuery } from './known-vulnerabilities.ts'

const query = (name: string, version = '1.0.0'): PackageQuery => ({ package: { ecosystem: 'npm', name }, version })

/** A server that answers as told; its address, and what it was asked. */
async function startOsv(answer: (queries: PackageQuery[]) => { status: number; body: unknown }) {
  const asked: PackageQuery[][] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const { queries } = JSON.parse(body) as { queries: PackageQuery[] }
      asked.push(queries)
      const { status, body: answered } = answer(queries)
      response.writeHead(status).end(JSON.stringify(answered))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

test('every locked package is asked for once, also one inside another', () => {
  const packages = {
    '': { version: '0.1.0' },
    'node_modules/hono': { version: '4.0.0' },
    'node_modules/@ai-sdk/gateway': { version: '1.0.0' },
    'node_modules/a/node_modules/hono': { version: '4.0.0' },
    'node_modules/b/node_modules/hono': { version: '3.0.0' },
  }
  expect(queriesOf({ packages })).toEqual([query('hono', '4.0.0'), query('@ai-sdk/gateway'), query('hono', '3.0.0')])
})

test('vulnerabilities are told with their packages, in batches of a thousand', async () => {
  const { url, asked } = await startOsv((queries) => ({
    status: 200,
    body: { results: queries.map((each) => (each.package.name === 'p1500' ? { vulns: [{ id: 'GHSA-1' }] } : {})) },
  }))
  const queries = Array.from({ length: 1600 }, (_, index) => query(`p${index}`))
  expect(await askOsv(url, queries)).toEqual([{ name: 'p1500', version: '1.0.0', ids: ['GHSA-1'] }])
  expect(asked.map(({ length }) => length)).toEqual([1000, 600])
})

test('a server that refuses, or answers less than was asked, has checked nothing', async () => {
  const refusing = await startOsv(() => ({ status: 405, body: {} }))
  await expect(askOsv(refusing.url, [query('a')])).rejects.toThrow('status 405')
  const short = await startOsv(() => ({ status: 200, body: { results: [] } }))
  await expect(askOsv(short.url, [query('a')])).rejects.toThrow('0 answers to 1 queries')
})
