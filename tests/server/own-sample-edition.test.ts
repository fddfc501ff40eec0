import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openBuiltAgency } from '#compose/live-agency.ts'
import { valueOrThrow } from '#domain/result.ts'
import { writeSampleAgency } from '../../scripts/sample-agency.ts'
import { BROOKSIDE, layAgencyFolder } from '../agency-folder.ts'

const NOT_ITS_OWN = /keystead|maya|\b555\b|northern new jersey/i
const folder = mkdtempSync(path.join(tmpdir(), 'own-sample-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the sample edition built with AGENCY_DIR is the folder’s agency: texts, colors and manifest', async () => {
  const agencyDir = path.join(folder, 'agency')
  layAgencyFolder(
    agencyDir,
    { ...BROOKSIDE, colors: { main: '#2f6f52' } },
    {
      'texts/pages/about-us.md': '---\ntitle: About us\nupdated: 2026-11-20\n---\nWe are **small**.\n',
    },
  )
  const inForce = valueOrThrow(await openBuiltAgency({ agencyDir, dataDir: folder }, { now: () => new Date() }))
  const client = path.join(folder, 'client')
  writeSampleAgency(client, inForce)
  const text = (name: string) => readFileSync(path.join(client, 'agency-texts', `${name}.json`), 'utf8')
  for (const name of ['site', 'testimonials', 'counties', 'pages/terms', 'pages/privacy', 'pages/about-us'])
    expect([name, NOT_ITS_OWN.exec(text(name))]).toEqual([name, null])
  // What the edition simulates is said in the agency's name, too.
  expect(text('pages/privacy')).toContain('Brookside Homes also has a sample edition')
  expect(JSON.parse(text('site'))).toMatchObject({
    name: 'Brookside Homes',
    colors: expect.stringContaining('#2f6f52') as string,
  })
  expect(JSON.parse(readFileSync(path.join(client, 'site.webmanifest'), 'utf8'))).toMatchObject({
    name: 'Brookside Homes',
  })
})
