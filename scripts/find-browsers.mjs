// Finds the browsers of the tests. Plain JavaScript: `npm test` runs it before anything is installed.
import { existsSync } from 'node:fs'

/** Where each program usually is. A variable of its name says where else; an empty one hides it. */
const USUAL_PLACES = {
  CHROMIUM: [
    // Without a window around the page, which is more work than the page.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
  FIREFOX: [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/snap/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ],
  WEBKIT_DRIVER: ['/usr/bin/WebKitWebDriver'],
  /** Firefox and WebKit draw maps only on a screen. */
  XVFB: ['/usr/bin/Xvfb'],
}

/**
 * The path of a program, or null where there is none.
 * @param {keyof typeof USUAL_PLACES} name
 * @returns {string | null}
 */
export function findBrowser(name) {
  const given = process.env[name]
  return (given === undefined ? USUAL_PLACES[name] : [given]).find((place) => existsSync(place)) ?? null
}

/**
 * Whether any browser is there to open pages in.
 * @returns {boolean}
 */
export const hasBrowser = () =>
  findBrowser('CHROMIUM') !== null ||
  (findBrowser('XVFB') !== null && (findBrowser('FIREFOX') ?? findBrowser('WEBKIT_DRIVER')) !== null)
