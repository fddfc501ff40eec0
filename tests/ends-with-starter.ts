/** Arguments of a Node that ends when this process does, even where it is killed. */
export const ENDS_WITH_STARTER: readonly string[] = [
  `--import=${new URL(`./watch-starter.mjs?starter=${process.pid}`, import.meta.url).href}`,
]
