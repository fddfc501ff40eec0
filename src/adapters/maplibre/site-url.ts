/** The absolute URL of a file of this site. */
export const siteUrl = (path: string): string => new URL(`${import.meta.env.BASE_URL}${path}`, location.href).href
