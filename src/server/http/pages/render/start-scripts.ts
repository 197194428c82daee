/** The element that holds a page's scripts until the page starts them. */
export const SCRIPTS_ID = 'livery-scripts'

/** Milliseconds after which the scripts of a page start, even if its pictures have not arrived. */
const LONGEST_WAIT = 3000

/**
 * Script of every page that starts the others: after the first paint, at a press or key, or after LONGEST_WAIT. A
 * frame out of sight is never painted, so a page in a frame starts them at once. Source: decision 0039.
 */
export const startScripts =
  `{const start=()=>{const t=document.getElementById('${SCRIPTS_ID}');if(t){t.remove();document.head.append(t.content)}};` +
  "const parsed=()=>{if(document.readyState==='loading')addEventListener('DOMContentLoaded',start);else start()};" +
  // A screen reader presses without a pointer and without a key.
  "for(const type of['pointerdown','mousedown','keydown'])addEventListener(type,parsed,{capture:true,once:true,passive:true});" +
  'if(self!==top)parsed();' +
  'else{const frame=then=>requestAnimationFrame(then),soon=()=>frame(()=>frame(()=>setTimeout(start)));' +
  "addEventListener('load',()=>{if(globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint'))" +
  "new PerformanceObserver((list,paint)=>{if(list.getEntriesByName('first-contentful-paint').length)" +
  "{paint.disconnect();soon()}}).observe({type:'paint',buffered:true});else soon()})}" +
  `setTimeout(parsed,${LONGEST_WAIT})}`
