import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { totpCode } from '../totp-app.ts'
import type { VisitOptions } from './visitor.ts'
import { send } from './without-scripts.ts'

const run = promisify(execFile)
export const MEMBER_PASSWORD = 'blue door, warm kitchen'

/** The link with which the command on the server's machine invites somebody as an owner. */
export async function invitationLink(address: string, email: string): Promise<string> {
  const env = { ...process.env, DATA_DIR: inject('liveData'), PUBLIC_URL: address }
  const { stdout } = await run(process.execPath, ['scripts/agency-people.ts', 'invite', email], { env })
  return /http\S+/.exec(stdout)![0]
}

interface Site {
  visit: (path: string, options?: VisitOptions) => Promise<Page>
  address: string
}

/** A page of a new owner who is signed in at the agency's side. */
export async function openAsMember({ visit, address }: Site, name: string, options: VisitOptions = {}): Promise<Page> {
  const link = await invitationLink(address, `${randomUUID()}@example.com`)
  const page = await visit('/agency/join', options)
  await page.getByLabel('Link from the email').fill(link)
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Password').fill(MEMBER_PASSWORD)
  await send(page, 'Continue')
  const key = (await page.locator('code').innerText()).replaceAll(' ', '')
  await page.getByLabel('Code from your app').fill(totpCode(key))
  await send(page, 'Continue')
  await send(page, 'I have kept them')
  return page
}
