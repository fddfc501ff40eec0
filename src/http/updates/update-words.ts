import { escapeHtml } from '#application/mail/mail-text.ts'
import { FREQUENCY_TEXTS } from '#content/update-texts.ts'
import type { SubscribedUpdate } from '#ports/server/update-subscriptions.ts'

/** The field of the page's button, and its value. */
export const STOP = ['stop', 'all'] as const

const CHANGE = '<a class="quiet" href="/account">Change email settings</a>'

/** What a person gets emails about, and the button that stops them. */
export function subscribedHtml(choices: readonly SubscribedUpdate[]): string {
  if (choices.length === 0) return `<p>You don’t get any email updates about homes.</p>${CHANGE}`
  const items = choices.map(({ about, every }) => `<li>${escapeHtml(aboutText(about))}: ${FREQUENCY_TEXTS[every]}</li>`)
  const [name, value] = STOP
  return `<p>You get emails about:</p><ul>${items.join('')}</ul>
<form method="post"><button name="${name}" value="${value}">Stop all emails</button></form>${CHANGE}`
}

export const stoppedHtml = `<p>You won’t get any more email updates about homes. Your saved homes and searches haven’t changed.</p>${CHANGE}`

const aboutText = (about: SubscribedUpdate['about']): string =>
  typeof about === 'object'
    ? `Saved search “${about.search}”`
    : { favorites: 'Your saved homes', similar: 'Homes like your saved homes' }[about]
