import path from 'node:path'
import type { Plugin } from 'vite'

const ROOT = path.resolve(import.meta.dirname, '..')

/**
 * The modules that share a chunk, by the chunk's name: alone, each small file would be a request of its own. Files by their
 * paths, folders with a slash at the end. A module that two groups name goes to the first.
 */
export const CHUNK_GROUPS: Record<string, readonly string[]> = {
  // The packages of every page: they compress better in one file and change less often than our code.
  vendor: [
    'node_modules/react/',
    'node_modules/react-dom/',
    'node_modules/scheduler/',
    'node_modules/@tanstack/',
    'node_modules/use-sync-external-store/',
  ],
  // Our own modules of every page, and a home's card, which most pages have: one file compresses better than three.
  frame: [
    'src/domain/commute/read-work-place.ts',
    'src/domain/count.ts',
    'src/domain/day.ts',
    'src/domain/fold-case.ts',
    'src/domain/result.ts',
    'src/domain/geo/county.ts',
    'src/domain/geo/degrees.ts',
    'src/domain/geo/town.ts',
    'src/domain/listing/comparison.ts',
    'src/domain/listing/listing-id.ts',
    'src/domain/money/money.ts',
    'src/domain/search/filters/price-scale.ts',
    'src/domain/search/query-string.ts',
    'src/domain/listing/home-size.ts',
    'vite/preload-helper',
    'src/domain/agency/tel-href.ts',
    'src/ui/use-agency.ts',
    'src/ui/primitives/late-component.tsx',
    'src/ui/primitives/toast.ts',
    'src/ui/primitives/use-hydrating.ts',
    'src/ui/primitives/use-lazy-component.ts',
    'src/ui/primitives/when-idle.ts',
    'src/ui/primitives/when-used.ts',
    'src/ui/primitives/retried-load.ts',
    'src/features/waiting/',
    'node_modules/lucide/dist/esm/icons/x.mjs',
    'node_modules/lucide/dist/esm/icons/map.mjs',
    'node_modules/lucide/dist/esm/icons/sliders-horizontal.mjs',
    'src/ui/listing/',
    'src/ui/photo/',
    'src/features/numbers/late-numbers-line.ts',
    'src/features/saved/use-favorites.ts',
    'src/features/saved/pending-toggles.ts',
    'src/features/saved/toggle-favorite.ts',
    'src/features/saved/favorites-queries.ts',
    'src/features/saved/late-save-search-button.ts',
    'src/features/home/home-queries.ts',
    'src/app/query-client.ts',
    'src/app/query-transfer.ts',
    'src/app/problem-serializer.ts',
    'src/ui/page-head.ts',
    'src/ui/early-acts/hand-over.ts',
    'src/ui/early-acts/is-alive.ts',
    'src/features/frame/account-links.tsx',
    'src/features/frame/frame-shell.tsx',
    'src/features/frame/home-link.tsx',
    'src/features/frame/main-links.ts',
    'src/features/frame/mobile-menu.tsx',
    'src/features/frame/page-frame.tsx',
    'src/features/frame/site-header.tsx',
    'src/features/frame/wordmark.tsx',
    'src/features/voice/voice-outlet.tsx',
    'src/features/saved/cross-tab-sync.ts',
  ],
  // What steps through cards and pictures: not on the search page.
  steps: [
    'node_modules/lucide/dist/esm/icons/arrow-left.mjs',
    'node_modules/lucide/dist/esm/icons/arrow-right.mjs',
    'src/ui/primitives/cyclic-index.ts',
  ],
  // The search page and its address.
  search: [
    'src/domain/search/filters/',
    'src/domain/search/filters.ts',
    'src/domain/search/filters-from-url.ts',
    'src/domain/search/filters-url.ts',
    'src/domain/search/query-param.ts',
    'src/domain/search/listing-params.ts',
    'src/domain/search/sort.ts',
    'src/features/listings/listings-address.ts',
    'src/features/listings/listings-head.ts',
    'src/features/listings/listings-queries.ts',
    'src/features/url-search/',
    'src/features/saved/comparison-choice.ts',
  ],
  // What asks the server: the first thing that every page fetches by itself.
  requests: ['src/adapters/api-client/api-client.ts', 'src/adapters/api-client/read-problem.ts'],
  // The controls of the filters, which come once a page is used.
  filters: [
    'src/ui/primitives/field.tsx',
    'node_modules/lucide/dist/esm/icons/pencil-line.mjs',
    'node_modules/lucide/dist/esm/icons/search.mjs',
    'node_modules/lucide/dist/esm/icons/circle-alert.mjs',
    'src/ui/filters/choice-group.tsx',
    'src/ui/filters/filter-controls.tsx',
    'src/ui/filters/filter-panel.tsx',
    'src/ui/filters/price-slider.tsx',
    'src/ui/filters/toggled-option.ts',
  ],
}

/** Modules of the folders above that only some pages need: they come with those. */
export const LATER_MODULES: readonly string[] = [
  'src/ui/listing/commute-home.ts',
  'src/ui/listing/commute-line.tsx',
  'src/ui/listing/compact-address.tsx',
  'src/ui/listing/compact-look.ts',
  'src/ui/listing/home-badge.tsx',
  'src/ui/listing/status-badge.tsx',
  'src/ui/listing/cost-bar.tsx',
  'src/ui/listing/cost-line.tsx',
  'src/ui/listing/cost-parts.lazy.tsx',
  'src/ui/listing/cost-sources.ts',
  'src/ui/listing/cost-terms.ts',
  'src/ui/listing/decision-lines.tsx',
  'src/ui/listing/figure-age.tsx',
  'src/ui/listing/home-cost.ts',
  'src/ui/listing/listing-cards.tsx',
  'src/ui/listing/late-commute-line.ts',
  'src/ui/listing/place-popover.ts',
  'src/ui/listing/search-limits.ts',
  'src/ui/listing/search-that-hydrates.ts',
  'src/ui/listing/use-timetable.ts',
  'src/ui/listing/work-place.ts',
  'node_modules/@tanstack/query-core/build/modern/mutationObserver.js',
  'node_modules/@tanstack/react-query/build/modern/useMutation.js',
  'node_modules/@tanstack/query-core/build/modern/infiniteQueryObserver.js',
  'node_modules/@tanstack/react-query/build/modern/useInfiniteQuery.js',
]

/** Rolldown's groups: which module of the bundle goes to which chunk. */
export const codeSplittingGroups = Object.entries(CHUNK_GROUPS).map(([name, entries]) => ({
  name,
  test: (id: string) => entries.some((entry) => isOf(entry, id)) && !LATER_MODULES.some((entry) => isOf(entry, id)),
}))

/** The entries that fit none of the modules with these ids. */
export const unmatchedEntries = (ids: readonly string[]): string[] =>
  [...Object.values(CHUNK_GROUPS).flat(), ...LATER_MODULES].filter((entry) => !ids.some((id) => isOf(entry, id)))

/** Fails the build of the browser's code when an entry above fits no module: one that was renamed would silently leave its chunk. */
export const checkedChunkGroups: Plugin = {
  name: 'checked-chunk-groups',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildEnd(error) {
    if (error) return
    const unmatched = unmatchedEntries([...this.getModuleIds()])
    if (unmatched.length > 0)
      this.error(`scripts/chunk-groups.ts names modules that are not in the bundle: ${unmatched.join(', ')}`)
  },
}

/** Whether a module's id, which may end in a query, is of an entry. Virtual modules begin with a zero byte. */
function isOf(entry: string, id: string): boolean {
  const [file = ''] = id.replace(/^\0/, '').split('?')
  const name = path.relative(ROOT, path.resolve(ROOT, file)).replaceAll(path.sep, '/')
  return entry.endsWith('/') ? name.startsWith(entry) : name === entry || name === `${entry}.js`
}
