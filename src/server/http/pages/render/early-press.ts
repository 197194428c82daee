/**
 * Script of every page, in the document itself, for actions before the page or a part of it is hydrated. It stores
 * the last pressed button, which the shell presses again once it listens (shell/replay-early-presses.ts). It also stores a
 * form that only the shell can send, with its button. No other handler receives either event, so that nothing happens
 * twice. Links, and forms with an address, work without script. Source: decision 0035.
 */
export const earlyPressScript =
  "{const early=e=>document.documentElement.dataset.hydrated===undefined||e.closest('[data-asleep]');" +
  "addEventListener('click',e=>{const b=e.target.closest?.('button:not([type=submit])');" +
  'if(b&&early(b)){window.liveryPress=b;e.stopImmediatePropagation()}},true);' +
  "addEventListener('submit',e=>{const f=e.target;if(early(f)&&!f.hasAttribute('action')){e.preventDefault();" +
  'e.stopImmediatePropagation();window.liverySent={form:f,by:e.submitter}}},true)}'
