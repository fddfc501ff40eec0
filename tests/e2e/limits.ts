// How long things may take on a busy machine, ms. A limit is reached by what never comes; nothing waits for it otherwise.

/** Anything a test waits for in the page: an element, a state, an answer. */
export const STEP_LIMIT = 45_000
/** A whole test, and the start of what it needs. */
export const TEST_LIMIT = 240_000
