/**
 * Script of every page for actions before hydration. It stores the last pressed button, which the shell presses again
 * later (shell/replay-early-presses.ts), and a form that only the shell can send. No other handler receives them, so nothing
 * happens twice. Links, and forms with an address, need no script. Source: decision 0035.
 */
export const earlyPressScript =
  "{const early=e=>document.documentElement.dataset.hydrated===undefined||e.closest('[data-asleep]');" +
  "addEventListener('click',e=>{const b=e.target.closest?.('button:not([type=submit])');" +
  'if(b&&early(b)){window.liveryPress=b;e.stopImmediatePropagation()}},true);' +
  "addEventListener('submit',e=>{const f=e.target;if(early(f)&&!f.hasAttribute('action')){e.preventDefault();" +
  'e.stopImmediatePropagation();window.liverySent={form:f,by:e.submitter}}},true)}'
