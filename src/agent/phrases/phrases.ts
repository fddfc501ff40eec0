import type { english } from './en/english.ts'

/** A text or a function that makes one, whatever its words in English. */
type Said<Text> = Text extends string
  ? string
  : Text extends (...values: infer Values) => infer Made
    ? (...values: Values) => Made extends Promise<unknown> ? Made : Said<Made>
    : Text extends Promise<infer Late>
      ? Promise<Said<Late>>
      : { readonly [Name in keyof Text]: Said<Text[Name]> }

/** What the agent says in one language: a text that English has and another language lacks doesn't compile. */
export type Phrases = Said<ReturnType<typeof english>>
