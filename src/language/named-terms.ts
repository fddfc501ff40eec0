import { GLOSSARY_TERMS, type GlossaryTerm } from './questions.ts'

/** Terms explained in one answer. */
const MOST_TERMS = 2

/**
 * Finds the terms of the glossary that words name anywhere, in the order said, at most two. `names`: the source of a pattern
 * for each; `everyday`: names that mean something else in most sentences ('points', 'title').
 */
export function termFinder(
  names: Readonly<Record<GlossaryTerm, string>>,
  everyday: RegExp,
): (words: string) => readonly GlossaryTerm[] {
  const patterns = GLOSSARY_TERMS.map((term) => [term, new RegExp(`(?<= )(?:${names[term]})(?= )`, 'g')] as const)
  return (words) => {
    const found = patterns.flatMap(([term, pattern]) =>
      [...` ${words} `.matchAll(pattern)]
        .filter(([name]) => !everyday.test(name))
        .map(({ 0: name, index }) => ({ term, start: index, end: index + name.length })),
    )
    // 'Escrow account' is not 'escrow'.
    const whole = found.filter(
      (one) =>
        !found.some(
          (other) => other.start <= one.start && other.end >= one.end && other.end - other.start > one.end - one.start,
        ),
    )
    const inOrder = whole.sort((a, b) => a.start - b.start).map(({ term }) => term)
    return [...new Set(inOrder)].slice(0, MOST_TERMS)
  }
}
