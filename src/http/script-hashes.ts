import { hash } from 'node:crypto'

/** An inline script of a page. */
export interface InlineScript {
  /** The text between the tag's name and its end. */
  attributes: string
  code: string
}

/** One with a `src` or with a type that holds data is not run as such. */
const INLINE_SCRIPT =
  /<script((?![^>]*\s(?:src=|type="(?:application\/(?:ld\+)?json|text\/plain)"))[^>]*)>([\s\S]*?)<\/script>/g

/** The inline scripts of a page, in their order. */
export const inlineScripts = (html: string): InlineScript[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(([, attributes = '', code = '']) => ({ attributes, code }))

/** `sha256-…` of scripts, for a Content-Security-Policy (CSP 3, section 2.3.1). */
export const scriptHashes = (scripts: readonly InlineScript[]): string[] => [
  ...new Set(scripts.map(({ code }) => `sha256-${hash('sha256', code, 'base64')}`)),
]
