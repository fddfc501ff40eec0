import { escapeHtml } from '#application/mail/mail-text.ts'
import { updateConsentText } from '#content/update-consent.ts'
import { FREQUENCY_TEXTS, NEW_HOMES_TEXT } from '#content/update-texts.ts'
import type { RequestedUpdate } from '#ports/server/update-requests.ts'
import type { SubscribedUpdate, Subscription } from '#ports/server/update-subscriptions.ts'

/** The field of the page's button, and its value. */
export const STOP = ['stop', 'all'] as const

/** The field of the button that confirms an address, and its value. */
export const CONFIRM = ['confirm', 'emails'] as const

const CHANGE = '<a class="quiet" href="/account">Change email settings</a>'
const HOME = '<a class="quiet" href="/">Return to Home</a>'

/** What a person gets emails about, and the button that stops them. */
export function subscribedHtml({ choices, hasAccount }: Subscription): string {
  const more = hasAccount ? CHANGE : HOME
  if (choices.length === 0) return `<p>You don’t get any email updates about homes.</p>${more}`
  const [name, value] = STOP
  return `<p>You get emails about:</p>${listOf(choices)}
<form method="post"><button name="${name}" value="${value}">Stop all emails</button></form>${more}`
}

export const stoppedHtml = ({ hasAccount }: Subscription): string =>
  hasAccount
    ? `<p>You won’t get any more email updates about homes. Your saved homes and searches haven’t changed.</p>${CHANGE}`
    : `<p>You won’t get any more email updates about homes. We’ve deleted your email address from our list.</p>${HOME}`

/** What somebody asked for, and the button that begins it. */
export function requestedHtml({ search, every }: RequestedUpdate): string {
  const [name, value] = CONFIRM
  return `<p>We’ll email you about:</p>${listOf([{ about: { search }, every }])}
<p>${NEW_HOMES_TEXT} ${updateConsentText}</p>
<form method="post"><button name="${name}" value="${value}">Confirm</button></form>
<p><small>If you didn’t ask for these emails, close this page. You won’t get any.</small></p>`
}

export const confirmedHtml = ({ search, every }: RequestedUpdate): string =>
  `<p>We’ll email you about:</p>${listOf([{ about: { search }, every }])}
<p>To stop the emails, use the link at the end of any of our emails.</p>${HOME}`

const listOf = (choices: readonly SubscribedUpdate[]): string => {
  const items = choices.map(({ about, every }) => `<li>${escapeHtml(aboutText(about))}: ${FREQUENCY_TEXTS[every]}</li>`)
  return `<ul>${items.join('')}</ul>`
}

const aboutText = (about: SubscribedUpdate['about']): string =>
  typeof about === 'object'
    ? `Saved search “${about.search}”`
    : { favorites: 'Your saved homes', similar: 'Homes like your saved homes' }[about]
