import type { AnyRouter } from '@tanstack/react-router'
import { PAGE_FORM } from '#ui/listing/keep-button.ts'

type Manifest = NonNullable<NonNullable<AnyRouter['ssr']>['manifest']>
type ManifestRoute = Manifest['routes'][string]

/** Between two looks whether the site can be reached again, ms; and between two reloads. */
const LOOK_AGAIN_MS = 1500
const RELOAD_AGAIN_MS = 20_000

/**
 * A page's files without module preloads, and with a small inline script at its end in place of the entry. It runs when the style
 * sheet is there, and fetches the modules of the page's routes at low priority.
 *
 * - A module that can't be fetched stays failed for as long as the page is open, so the page is loaded again once the site answers.
 *   The script keeps what was typed and pressed, but no passwords. Forms that the browser can send itself are sent instead.
 * - A visitor who leaves by a link before the scripts are there loses nothing: a heart is sent as the browser would have sent it, and a
 *   form that was pressed is sent instead of the link followed.
 * - The answer to a form that the browser sent, which is in the page for browsers without scripts, is shown over it.
 * - The entry's element stays, without effect, because hydration expects it.
 */
export function withScriptStart(manifest: Manifest, routeIds: readonly string[]): Manifest {
  const entry = Object.values(manifest.routes)
    .flatMap(({ scripts = [] }) => scripts)
    .find(({ attrs }) => attrs?.['src'])?.attrs?.['src'] as string | undefined
  if (entry === undefined) return manifest
  const modules = routeIds.flatMap((id) => manifest.routes[id]?.preloads ?? []).map(hrefOf)
  const loader = { attrs: {}, children: loaderCode([...new Set(modules)], entry) }
  const started = ({ css, scripts }: ManifestRoute): ManifestRoute => ({
    ...(css && { css }),
    ...(scripts && { scripts: [...scripts.map(inert), loader] }),
  })
  return {
    ...manifest,
    routes: Object.fromEntries(routeIds.map((id) => [id, started(manifest.routes[id] ?? {})])),
  }
}

const hrefOf = (link: NonNullable<ManifestRoute['preloads']>[number]): string =>
  typeof link === 'string' ? link : link.href

function inert(script: NonNullable<ManifestRoute['scripts']>[number]): typeof script {
  const { src, ...attrs } = script.attrs ?? {}
  return src === undefined ? script : { attrs: { ...attrs, type: 'text/plain', 'data-src': src }, children: '' }
}

/** A control is known again by its place in the document. */
const loaderCode = (modules: readonly string[], entry: string): string =>
  `{
const KEY="keystead.early-acts",early=window.earlyActs,store=sessionStorage;
const formOf=on=>on.form??on;
const pathOf=on=>on==document.body?[]:[...pathOf(on.parentNode),[...on.parentNode.children].indexOf(on)];
const recover=tries=>setTimeout(()=>fetch(location.href,{method:"HEAD"}).then(answer=>{
if(!answer.ok)throw answer;
early?.fail();
if(early?.sent)return;
store.setItem(KEY,JSON.stringify({at:Date.now(),page:location.href,acts:(early?.acts??[]).filter(({on})=>on.type!="password").map(({type,on,value})=>[pathOf(on),type,value])}));
if(early)early.acts.length=0;
location.reload()
}).catch(()=>recover(tries+1)),Math.max(${LOOK_AGAIN_MS}*tries,last+${RELOAD_AGAIN_MS}-Date.now()));
let last=0;
try{
const{at,page,acts}=JSON.parse(store.getItem(KEY)??"{}");
store.removeItem(KEY);
if(page==location.href){
last=at;
for(const[path,type,value]of acts){
const on=path.reduce((parent,at)=>parent?.children[at],document.body);
if(!on)continue;
if(value)[on.value,on.checked]=value;
else on.dataset.pressed="";
early?.acts.push({type,on,value})
}
}
}catch{}
for(const href of ${JSON.stringify(modules)}){
const link=document.createElement("link");
Object.assign(link,{rel:"modulepreload",fetchPriority:"low",href});
document.head.append(link)
}
import(${JSON.stringify(entry)}).catch(()=>recover(1));
addEventListener("click",event=>{
const link=event.target.closest("a[href]");
if(link?.origin!=location.origin||link.pathname==location.pathname||link.target||event.ctrlKey||event.metaKey)return;
const act=early?.acts.find(({on,send})=>send&&formOf(on).method=="post"&&formOf(on).id!="${PAGE_FORM}");
if(act){
event.preventDefault();
act.send()
}
});
addEventListener("pagehide",()=>{
for(const act of[...early?.acts??[]]){
const{on,type}=act;
if(type!="click"||on.form?.id!="${PAGE_FORM}")continue;
navigator.sendBeacon(location.href,new URLSearchParams({[on.name]:on.value}));
early.acts.splice(early.acts.indexOf(act),1);
delete on.dataset.pressed
}
});
const notice=document.getElementById("sent-notice")?.textContent;
if(notice){
const box=document.createElement("div");
Object.assign(box,{popover:"auto",className:"sent-notice",innerHTML:notice});
document.body.append(box);
box.showPopover()
}
document.currentScript.remove()
}`.replaceAll('\n', '')
