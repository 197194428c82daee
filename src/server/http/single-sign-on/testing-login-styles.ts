/** Styles of the demo's identity provider. It has its own colours, so that it is not mistaken for an agency's page. */
export const loginStyles = `
:root{color-scheme:light dark;--ground:#f3f1fa;--card:#fff;--ink:#1d1a2b;--soft:#57526b;--line:#8b86a3;--rule:#ddd8ee;--note:#ebe6ff;--note-ink:#2f2266;--main:#4b35b0;--main-over:#3a2890;--on-main:#fff;--wrong:#a8172f;--ring:#4b35b0}
@media (prefers-color-scheme:dark){:root{--ground:#121019;--card:#1c1927;--ink:#f0eef8;--soft:#b5afc9;--line:#837d9b;--rule:#373148;--note:#2b2446;--note-ink:#ddd5ff;--main:#b3a1ff;--main-over:#c9bcff;--on-main:#1a1238;--wrong:#ff9aa6;--ring:#c9bcff}}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;min-height:100svh;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:1.25rem;padding:1.5rem 1rem;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
header,main,footer{width:100%;max-width:28rem}
header{display:flex;align-items:center;gap:.75rem}
header svg{width:2.75rem;height:2.75rem;flex:none;fill:var(--main)}
header circle,header path{fill:var(--on-main)}
header strong,header span{display:block;line-height:1.3}
header strong{font-size:1.125rem}
header span{color:var(--soft);font-size:.875rem}
main{padding:1.75rem;background:var(--card);border:1px solid var(--rule);border-radius:1.25rem}
h1{font-size:1.5rem;line-height:1.25;text-wrap:balance;overflow-wrap:anywhere}
.host{margin-top:.375rem;color:var(--soft);overflow-wrap:anywhere}
.lead{margin-top:.75rem}
.note{margin-top:1.25rem;padding:.75rem 1rem;border-radius:.75rem;background:var(--note);color:var(--note-ink)}
.field{margin-top:1.25rem}
label{display:block;font-weight:600}
input{display:block;width:100%;min-height:3rem;margin-top:.375rem;padding:.5rem .875rem;border:1px solid var(--line);border-radius:.75rem;background:var(--card);color:var(--ink);font:inherit}
input[aria-invalid]{border-color:var(--wrong);border-width:2px}
.hint{margin-top:.375rem;color:var(--soft);font-size:.875rem}
.problem{display:flex;align-items:center;gap:.5rem;margin-top:.25rem;color:var(--wrong);font-weight:600}
.problem span{display:grid;place-items:center;width:1.25rem;height:1.25rem;flex:none;border-radius:50%;background:var(--wrong);color:var(--card);font-size:.875rem;line-height:1}
.consent{margin-top:1.5rem;padding-top:1.25rem;border-top:1px solid var(--rule);color:var(--soft);font-size:.9375rem}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.25rem}
button{flex:1 1 8rem;min-height:3rem;padding:.5rem 1.25rem;border:1px solid var(--line);border-radius:.75rem;background:transparent;color:var(--ink);font:inherit;font-weight:600;cursor:pointer}
button:hover{background:var(--note);color:var(--note-ink)}
.primary{border-color:transparent;background:var(--main);color:var(--on-main)}
.primary:hover{background:var(--main-over);color:var(--on-main)}
:focus-visible{outline:3px solid var(--ring);outline-offset:2px}
footer{color:var(--soft);font-size:.875rem}
@media (max-width:30rem){body{justify-content:flex-start}main{padding:1.25rem}}
@media (forced-colors:active){header svg{fill:CanvasText}header circle,header path{fill:Canvas}}
`
