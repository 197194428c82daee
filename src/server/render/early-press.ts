/**
 * Script of every page, in the document itself, for what is done before the page wakes: remembers the button that was
 * pressed last, so that the shell presses it again once it listens, and holds a form that only the shell can send. A link
 * or a form with an address of its own works without script. Source: architecture, decision 4.
 */
export const earlyPressScript =
  "{const early=()=>document.documentElement.dataset.hydrated===undefined;addEventListener('click',e=>{" +
  "const b=e.target.closest?.('button:not([type=submit])');if(b&&early())window.liveryPress=b},true);" +
  "addEventListener('submit',e=>{if(early()&&!e.target.hasAttribute('action')){e.preventDefault();" +
  'window.liveryForm=e.target}},true)}'
