/** The names of all caches of the site at `scope`; a host may have several sites below different paths. */
export const workerCaches = async (scope: string): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith('keystead ') && name.endsWith(` ${scope}`))
