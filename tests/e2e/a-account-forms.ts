import type { Page } from 'playwright-core'

// The forms to sign in and to sign up, as a visitor fills them.

export const password = (page: Page) => page.getByLabel('Password', { exact: true })
export const main = (page: Page) => page.getByRole('main')
export const pressed = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

export async function fillSignIn(page: Page, email = 'ana@example.com', secret = 'secret pass') {
  await page.getByLabel('Email').fill(email)
  await password(page).fill(secret)
}

export async function fillPersonalInfo(page: Page, email = 'ana@example.com') {
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Last name').fill('Ruiz')
  await page.getByLabel('Email').fill(email)
  await pressed(page, 'Continue')
  await password(page).waitFor()
}

export async function fillAccountSetup(page: Page, again = 'secret pass') {
  await password(page).fill('secret pass')
  await page.getByLabel('Confirm password', { exact: true }).fill(again)
  await page.getByRole('checkbox').check()
}
