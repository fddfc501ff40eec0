import type { AnyRouter } from '@tanstack/react-router'

type Manifest = NonNullable<NonNullable<AnyRouter['ssr']>['manifest']>
type ManifestRoute = Manifest['routes'][string]

/** Maximum wait of the scripts for the load event, ms. */
const TIMEOUT_MS = 2500

/**
 * A page's files without module preloads, and with a small inline script at its end in place of the entry: it fetches the
 * modules of the page's routes after the load event, so that styles, fonts and the lead picture get the bandwidth first. The
 * page is complete without scripts. The entry's element stays, without effect, because hydration expects it.
 */
export function deferScripts(manifest: Manifest, routeIds: readonly string[]): Manifest {
  const entry = Object.values(manifest.routes)
    .flatMap(({ scripts = [] }) => scripts)
    .find(({ attrs }) => attrs?.['src'])?.attrs?.['src'] as string | undefined
  if (entry === undefined) return manifest
  const modules = routeIds.flatMap((id) => manifest.routes[id]?.preloads ?? []).map(hrefOf)
  const loader = { attrs: {}, children: loaderCode([...new Set(modules)], entry) }
  const deferred = ({ css, scripts }: ManifestRoute): ManifestRoute => ({
    ...(css && { css }),
    ...(scripts && { scripts: [...scripts.map(inert), loader] }),
  })
  return {
    ...manifest,
    routes: Object.fromEntries(routeIds.map((id) => [id, deferred(manifest.routes[id] ?? {})])),
  }
}

const hrefOf = (link: NonNullable<ManifestRoute['preloads']>[number]): string =>
  typeof link === 'string' ? link : link.href

function inert(script: NonNullable<ManifestRoute['scripts']>[number]): typeof script {
  const { src, ...attrs } = script.attrs ?? {}
  return src === undefined ? script : { attrs: { ...attrs, type: 'text/plain', 'data-src': src }, children: '' }
}

const loaderCode = (modules: readonly string[], entry: string): string =>
  `{let started;const start=()=>{if(started)return;started=1;` +
  `for(const href of ${JSON.stringify(modules)}){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}` +
  `import(${JSON.stringify(entry)}).catch(()=>window.earlyActs?.fail())};` +
  `addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(start)));setTimeout(start,${TIMEOUT_MS});document.currentScript.remove()}`
