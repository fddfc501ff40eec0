const sheets = new Map<string, Promise<void>>()

/** Adds a map's style sheet to the page, once. It isn't part of the site's own. Rejects if it can't be loaded. */
export function loadStyleSheet(url: string): Promise<void> {
  const sheet = sheets.get(url) ?? addStyleSheet(url)
  sheets.set(url, sheet)
  return sheet
}

const addStyleSheet = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = url
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      sheets.delete(url)
      link.remove()
      reject(new Error(`The style sheet ${url} could not be loaded`))
    })
    document.head.append(link)
  })
