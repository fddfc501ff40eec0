import { WISHES_KEY } from '#ports/browser/told-store.ts'

/**
 * Inline script after the list: marks the homes that the device keeps as not for the visitor before the first paint, so that
 * nothing moves when their cards collapse.
 */
export const PASSED_SCRIPT =
  `try{for(let{id}of JSON.parse(localStorage.getItem('${WISHES_KEY}')).passed)` +
  `document.getElementById('home-'+id)?.closest('li').setAttribute('data-passed','')}catch{}`
