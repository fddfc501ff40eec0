import { WISHES_KEY } from '#ports/browser/told-store.ts'

/**
 * Inline script after the list: marks the homes that the device keeps as not for the visitor before the first paint, so that
 * nothing moves when their cards collapse. The home whose reasons are open stays.
 */
export const PASSED_SCRIPT =
  `try{for(let{id}of JSON.parse(localStorage.getItem('${WISHES_KEY}')).passed)` +
  `document.getElementById('home-'+id)?.closest('li:not([data-open])')?.setAttribute('data-passed','')}catch{}`
