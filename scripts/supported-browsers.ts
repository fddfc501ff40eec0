import { getCompatibleVersions } from 'baseline-browser-mapping'

/**
 * The browsers the site is built for: those with every feature that was Baseline 'widely available' on this day, which is what
 * all of them had 30 months before (web-platform-dx.github.io/web-features). README names the versions.
 */
const WIDELY_AVAILABLE_ON = '2026-11-01'

/** Names of browsers in MDN's compatibility data, and for Vite's targets where it knows them. */
const BROWSERS = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  safari_ios: 'ios',
  samsunginternet_android: null,
} as const

export type SupportedBrowser = keyof typeof BROWSERS

const versions = new Map(
  getCompatibleVersions({
    widelyAvailableOnDate: WIDELY_AVAILABLE_ON,
    includeDownstreamBrowsers: true,
    suppressWarnings: true,
  }).map(({ browser, version }) => [browser, Number(version)]),
)

/** The oldest supported version of each browser. */
export const SUPPORTED_SINCE = Object.fromEntries(
  Object.keys(BROWSERS).map((browser) => [browser, versions.get(browser)!]),
) as Record<SupportedBrowser, number>

/** The same for `build.target`; Samsung Internet has the engine of a Chrome that is newer. */
export const BUILD_TARGET: string[] = Object.entries(BROWSERS).flatMap(([browser, target]) =>
  target === null ? [] : [`${target}${SUPPORTED_SINCE[browser as SupportedBrowser]}`],
)
