/** How long a form waits for the scripts until the browser sends it itself, ms. */
const FORM_WAIT_MS = 12_000

/**
 * Inline script for the document's head, before anything can be pressed. Until React has taken over it keeps what a visitor
 * does for `hand-over.ts`, in `acts`: clicks of buttons, forms sent, and of each control the last change. Links, `<details>`,
 * popovers and dialogs opened by `command` are the browser's own and stay so. A form that the browser can send itself is sent
 * by it if the scripts fail (`fail`) or take too long; whatever else was kept is then forgotten, so that nothing counts twice.
 *
 * A list that comes to life by being used keeps its choice: React hydrates it on `input` and shows its own value again, which
 * `change`, the event that counts, would then read.
 */
export const EARLY_ACTS_SCRIPT = /* @__PURE__ */ `{
const acts=[],
us=window.earlyActs={acts,keep(e){
let{type,target:on}=e,form,value,send;
if(type=='click'){
on=on.closest('button');
if(!on||on.commandForElement||on.popoverTargetElement)return;
form=on.type=='submit'&&on.form
}else if(type=='submit')form=on;
else{
value=[on.value,on.checked];
type='change';
const at=acts.findIndex(a=>a.on==on&&a.value);
at<0||acts.splice(at,1)
}
if(form&&(form.method=='get'||form.hasAttribute('action'))){
if(us.failed)return;
send=()=>{
if(!acts.includes(act))return;
us.sent=1;
acts.length=0;
form.requestSubmit(form==on?null:on)
};
setTimeout(send,${FORM_WAIT_MS})
}
const act={type,on,value,send};
acts.push(act);
e.stopImmediatePropagation();
if(!value){
e.preventDefault();
on.dataset.pressed=''
}
},fail(){
us.failed=1;
for(const{send}of[...acts])send?.()
}};
for(const type of['click','submit','input','change'])addEventListener(type,e=>us.alive||us.sent||us.keep(e),1);
let held;
for(const end of[0,1])addEventListener('input',({target:on})=>on.options&&(end?on.value=held:held=on.value),!end)
}`.replaceAll('\n', '')
