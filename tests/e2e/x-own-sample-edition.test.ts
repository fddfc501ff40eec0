import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import type { Agency } from '#domain/agency/agency.ts'
import { SECOND_AGENCY } from '../second-agency.ts'

const NOT_ITS_OWN = /keystead|maya|\b555\b|made[- ]up|northern new jersey|og\.jpg/i

/** Asks the built renderer for the shell as a build does (scripts/build.ts). */
const RENDER = `const { default: site } = await import(process.argv[1])
const answer = await site.fetch(new Request('http://localhost/', { headers: { 'X-TSS_SHELL': 'true' } }))
process.stdout.write(await answer.text(), () => process.exit(0))`

function shellOf(agency: Agency | null): string {
  const build = readFileSync('dist-sample/current', 'utf8').trim()
  const renderer = pathToFileURL(path.resolve('dist-sample/builds', build, 'server/renderer.js')).href
  return execFileSync(process.execPath, ['--input-type=module', '-e', RENDER, renderer], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      TSS_PRERENDERING: 'true',
      ...(agency && { SHELL_AGENCY: JSON.stringify(agency) }),
    },
    encoding: 'utf8',
  })
}

/** Without the keys under which browsers store things, which no visitor sees. */
const shown = (shell: string): string => shell.replaceAll(/<script(?! type="application\/ld)[\s\S]*?<\/script>/g, '')

test('the shell of the sample edition is rendered for the agency of its build: head, previews, structured data, phone', () => {
  const styleSheet = '/agency-files/colors.0123456789.css'
  const look = { ...SECOND_AGENCY.look, styleSheet, preview: null }
  const shell = shown(shellOf({ ...SECOND_AGENCY, look }))
  expect(NOT_ITS_OWN.exec(shell)).toBeNull()
  for (const text of [
    '· Brookside Homes</title>',
    '<meta property="og:site_name" content="Brookside Homes"/>',
    '"telephone":"(973) 200-0101","email":"office@brookside.example"',
    'href="tel:+19732000101"',
    `href="${styleSheet}"`,
  ])
    expect(shell).toContain(text)
})

test('without AGENCY_DIR the sample edition is the made-up agency', () => {
  expect(shown(shellOf(null))).toContain('<meta property="og:site_name" content="Keystead"/>')
})
