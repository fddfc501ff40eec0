import { hash } from 'node:crypto'

/** An inline script; one with a `src` or with a type that holds data is not run as such. */
const INLINE_SCRIPT =
  /<script(?![^>]*\s(?:src=|type="(?:application\/(?:ld\+)?json|text\/plain)"))[^>]*>([\s\S]*?)<\/script>/g

/** `sha256-…` of every inline script of a page, for its Content-Security-Policy (CSP 3, section 2.3.1). */
export const inlineScriptHashes = (html: string): string[] => [
  ...new Set([...html.matchAll(INLINE_SCRIPT)].map(([, code]) => `sha256-${hash('sha256', code ?? '', 'base64')}`)),
]
