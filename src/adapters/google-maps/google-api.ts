/// <reference types="google.maps" />
import { MAP_TIMEOUT_MS } from '#ports/browser/map-view.ts'

const SCRIPT_URL = 'https://maps.googleapis.com/maps/api/js'
/** Google's libraries for the map; `APIProvider` waits for the first two. */
const LIBRARIES = ['core', 'maps', 'marker', 'places'] as const
/** The global function that Google's script calls once loaded. */
const CALLBACK = 'onGoogleMapsLoaded'

declare global {
  interface Window {
    /** Called by Google's script when it refuses the key. */
    gm_authFailure?: (() => void) | undefined
    [CALLBACK]?: (() => void) | undefined
  }
}

let loading: Promise<void> | undefined

/**
 * Loads Google's script and the map's libraries, once per page. Rejects if one fails or takes longer than 15 s; the next
 * call tries again.
 */
export function loadGoogleApi(apiKey: string): Promise<void> {
  loading ??= withTimeout(loadEverything(apiKey)).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function loadEverything(apiKey: string): Promise<void> {
  // A script that arrived after the timeout is usable.
  if (!isLoaded()) await addScript(apiKey)
  await Promise.all(LIBRARIES.map((name) => google.maps.importLibrary(name)))
}

const isLoaded = (): boolean => typeof google === 'object' && 'importLibrary' in google.maps

function addScript(apiKey: string): Promise<void> {
  document.querySelector(`script[src^="${SCRIPT_URL}"]`)?.remove()
  const script = document.createElement('script')
  const query = { key: apiKey, v: 'weekly', loading: 'async', language: 'en', region: 'US', callback: CALLBACK }
  script.src = `${SCRIPT_URL}?${new URLSearchParams(query)}`
  script.async = true
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
  return new Promise((resolve, reject) => {
    window[CALLBACK] = resolve
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('Google’s script could not be loaded'))
    })
    document.head.append(script)
  })
}

async function withTimeout<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Google’s script didn’t load in time')), MAP_TIMEOUT_MS)
  })
  try {
    return await Promise.race([promise, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

const listeners = new Set<() => void>()
let before: (() => void) | undefined
/** A refused key stays refused until the page reloads. */
let refused = false

/** Calls `listener` when Google refuses the key, or if it already has; returns a function that removes the listener. */
export function onRefused(listener: () => void): () => void {
  if (listeners.size === 0) {
    before = window.gm_authFailure
    window.gm_authFailure = refuse
  }
  listeners.add(listener)
  if (refused) queueMicrotask(() => listeners.has(listener) && listener())
  return () => {
    if (listeners.delete(listener) && listeners.size === 0 && window.gm_authFailure === refuse) {
      window.gm_authFailure = before
    }
  }
}

function refuse(): void {
  refused = true
  before?.()
  for (const listener of listeners) listener()
}
