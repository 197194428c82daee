/**
 * Script of every page, in the document itself: remembers the button that was pressed last before the page woke, so that
 * the shell presses it again once it listens. A link or a form that is sent works without script. Source: architecture,
 * decision 4.
 */
export const earlyPressScript =
  "addEventListener('click',e=>{const b=e.target.closest?.('button:not([type=submit])');" +
  'if(b&&document.documentElement.dataset.hydrated===undefined)window.liveryPress=b},true)'
