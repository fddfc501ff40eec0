/** Maximum wait of the scripts for the load event, ms. */
const TIMEOUT_MS = 2500

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const ENTRY = /<script([^>]*) type="module"([^>]*) src="([^"]+)"/

/**
 * Defers a rendered page's scripts to the load event, so that styles, fonts and the lead picture get the bandwidth first. The
 * page is complete without scripts. The entry's element stays, without effect, because hydration expects it.
 */
export function withDeferredScripts(html: string, nonce: string): string {
  const entry = ENTRY.exec(html)?.[3]
  if (!entry) return html
  const modules = [...html.matchAll(PRELOAD)].map((found) => found[1]!)
  const loader = `<script nonce="${nonce}">${loaderCode([...new Set(modules)], entry)}</script>`
  return html
    .replaceAll(PRELOAD, '')
    .replace(ENTRY, '<script$1 type="text/plain"$2 data-src="$3"')
    .replace('</body>', () => `${loader}</body>`)
}

const loaderCode = (modules: readonly string[], entry: string): string =>
  `{let started;const start=()=>{if(started)return;started=1;` +
  `for(const href of ${JSON.stringify(modules)}){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}` +
  `import(${JSON.stringify(entry)})};` +
  `addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(start)));setTimeout(start,${TIMEOUT_MS});document.currentScript.remove()}`
