/** The style of the worker's pages: the site's colors, type and spacing, in short. The agency's colors follow it (SiteCard.colors). */
export const OFFLINE_STYLE = `
@font-face{font-family:F;src:url(fraunces-1.woff2);font-weight:100 900}
@font-face{font-family:I;src:url(instrument-sans-1.woff2);font-weight:400 700}
*{box-sizing:border-box;margin:0}
html{background:oklch(.985 .004 85);color:var(--color-ink,oklch(.24 .025 265));font:16px/1.55 I,system-ui,sans-serif;-webkit-text-size-adjust:100%}
body{max-width:1264px;margin:auto;padding:0 20px 64px;overflow-wrap:break-word}
a{color:inherit}
:focus-visible{outline:2px solid var(--color-indigo,oklch(.47 .17 275));outline-offset:2px}
header{display:flex;align-items:center;justify-content:space-between;gap:16px;min-height:64px}
.mark{display:inline-flex;align-items:center;gap:10px;min-height:44px;text-decoration:none}
.mark,h1,h2,h3,.price{font-family:F,Georgia,serif;font-weight:540;letter-spacing:-.015em;text-wrap:balance}
.mark{font-size:clamp(17px,5.2vw,22px);line-height:1.2}
.mark path{fill:var(--color-indigo,#434ab8)}
.mark path+path{fill:var(--color-brass,#c99d4e)}
.phone{display:inline-flex;align-items:center;min-height:44px;font-weight:600;text-decoration:none;white-space:nowrap}
h1{margin-top:32px;font-size:36px;line-height:1.1}
h2{margin-top:48px;font-size:28px;line-height:1.15}
h3{font-size:22px;line-height:1.3}
.lead{max-width:60ch;margin:12px 0 20px;color:oklch(.45 .02 265)}
.button{display:inline-flex;align-items:center;min-height:44px;padding:0 20px;border:1px solid transparent;border-radius:4px;background:var(--color-indigo,oklch(.47 .17 275));color:#fff;font-weight:600;text-decoration:none}
.button:hover{background:var(--color-indigo-deep,oklch(.38 .15 275))}
.plain{display:inline-flex;align-items:center;min-height:44px;margin-left:16px;color:var(--color-indigo,oklch(.47 .17 275))}
ul{padding:0;list-style:none}
.homes{display:grid;gap:40px 24px;margin-top:20px;grid-template-columns:repeat(auto-fill,minmax(min(100%,300px),1fr))}
article{position:relative}
.photo{display:block;width:100%;height:auto;aspect-ratio:3/2;object-fit:cover;border-radius:10px;background:oklch(.955 .012 80);font-size:14px;color:oklch(.45 .02 265)}
.price{margin-top:10px;font-size:28px;line-height:1.15}
h3 a{text-decoration:none}
h3 a::after{content:"";position:absolute;inset:0;border-radius:10px}
h3 a:hover{color:var(--color-indigo,oklch(.47 .17 275))}
.soft{color:oklch(.45 .02 265);font-size:14px}
.note{margin-top:6px;padding-left:12px;border-left:2px solid var(--color-brass,oklch(.72 .11 80))}
.home .photo{max-width:800px;margin:24px 0}
.home .price{font-size:36px}
h1+.soft{margin-top:12px}
.home p{max-width:68ch}
.text{white-space:pre-line}
.facts{display:grid;max-width:800px;margin-top:12px;grid-template-columns:repeat(auto-fill,minmax(min(100%,320px),1fr));gap:0 40px}
.facts>*{display:flex;justify-content:space-between;gap:24px;padding:10px 0;border-bottom:1px solid oklch(.9 .01 80)}
dt{color:oklch(.45 .02 265)}
dd{font-weight:500;text-align:right}
@media (width>=48rem){body{padding-inline:32px}header{min-height:72px}h1{margin-top:48px;font-size:48px}}
@media (forced-colors:active){.button{border-color:LinkText}}`
