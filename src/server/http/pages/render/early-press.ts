/**
 * Script of every page, in the document itself, for what is done before the page wakes, or a part of it that wakes later:
 * remembers the button that was pressed last, so that the shell presses it again once it listens (shell/replay-early-presses.ts), and
 * holds a form that only the shell can send, with the button that sent it. Nobody else hears of either meanwhile, so that
 * neither is done twice. A link or a form with a separate address works without script. Source: decision 0035.
 */
export const earlyPressScript =
  "{const early=e=>document.documentElement.dataset.hydrated===undefined||e.closest('[data-asleep]');" +
  "addEventListener('click',e=>{const b=e.target.closest?.('button:not([type=submit])');" +
  'if(b&&early(b)){window.liveryPress=b;e.stopImmediatePropagation()}},true);' +
  "addEventListener('submit',e=>{const f=e.target;if(early(f)&&!f.hasAttribute('action')){e.preventDefault();" +
  'e.stopImmediatePropagation();window.liverySent={form:f,by:e.submitter}}},true)}'
