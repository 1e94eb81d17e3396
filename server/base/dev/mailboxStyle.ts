/** The look of the local mailbox: the colours and sizes of the site, in the light of the device. */
export const mailboxStyle = `
:root{color-scheme:light dark;--bg:light-dark(oklch(.968 .007 65),oklch(.188 .026 238));--surface:light-dark(oklch(.994 .002 70),oklch(.228 .029 237));--surface-2:light-dark(oklch(.947 .009 65),oklch(.268 .031 236));--ink:light-dark(oklch(.245 .038 232),oklch(.955 .01 82));--ink-2:light-dark(oklch(.415 .032 230),oklch(.815 .016 95));--line:light-dark(oklch(.888 .011 70),oklch(.325 .028 236));--strong:light-dark(oklch(.6 .022 225),oklch(.59 .025 228));--sun:oklch(.815 .155 74);--focus:light-dark(oklch(.48 .15 250),oklch(.845 .125 80))}
*{box-sizing:border-box;margin:0}
body{display:flex;flex-direction:column;height:100dvh;background:var(--bg);color:var(--ink);font:400 1rem/1.5 "Segoe UI",system-ui,sans-serif}
a{color:inherit;text-underline-offset:.2em}:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
h1,h2{font:460 1.625rem/1.15 Rockwell,Georgia,serif;letter-spacing:-.022em;text-wrap:balance}
header{display:flex;flex-wrap:wrap;align-items:center;gap:12px 24px;padding:14px 24px;border-bottom:1px solid var(--line)}
form{display:flex;flex:1;align-items:center;gap:8px;min-width:min(100%,320px)}label{font-size:.875rem;font-weight:600}
input{flex:1;min-width:0;max-width:340px;min-height:40px;padding:6px 12px;border:1px solid var(--strong);border-radius:10px;background:var(--surface);color:inherit;font:inherit}
button{min-height:40px;padding:0 14px;border:1px solid var(--strong);border-radius:10px;background:var(--surface);color:inherit;font:600 .875rem/1 inherit;font-family:inherit;cursor:pointer}
nav{display:flex;gap:16px;font-size:.875rem}nav a{display:inline-flex;align-items:center;min-height:28px}
main{display:grid;grid-template-columns:minmax(260px,360px) minmax(0,1fr);flex:1;min-height:0}
.list{overflow:auto;border-right:1px solid var(--line)}.list>p{padding:24px;color:var(--ink-2)}ol{padding:0;list-style:none}
.list a{display:grid;grid-template-columns:minmax(0,1fr);gap:1px;padding:12px 24px;border-bottom:1px solid var(--line);border-left:4px solid transparent;text-decoration:none}
.list a:hover{background:var(--surface-2)}.list a[aria-current]{border-left-color:var(--sun);background:var(--surface)}
.list span,time,article>p{overflow:hidden;color:var(--ink-2);font-size:.875rem;text-overflow:ellipsis}
article{display:flex;flex-direction:column;gap:6px;min-height:0;padding:18px 24px 0;background:var(--surface)}
article nav a[aria-current]{font-weight:650;text-decoration-color:var(--sun);text-decoration-thickness:3px}
iframe,pre{flex:1;width:calc(100% + 48px);min-height:0;margin:8px -24px 0;border:0;border-top:1px solid var(--line)}
iframe{color-scheme:normal}pre{overflow:auto;padding:20px 24px;font:.875rem/1.6 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
.back{display:none}
@media (max-width:799px){header{padding:12px 16px}main{display:block;overflow:auto}.list{border:0;overflow:visible}.list a{padding-inline:16px}
article{display:none}.chosen .list{display:none}.chosen article{display:flex;min-height:100%;padding:12px 16px 0}.chosen .back{display:inline-flex;align-items:center;min-height:32px}iframe{min-height:70vh}iframe,pre{width:calc(100% + 32px);margin-inline:-16px}}
`
