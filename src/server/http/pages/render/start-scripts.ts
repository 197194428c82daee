/** The element that holds a page's scripts until the page starts them. */
export const SCRIPTS_ID = 'livery-scripts'

/** Milliseconds after which the scripts of a page start, even if its pictures have not arrived. */
const LONGEST_WAIT = 3000

/**
 * Script of every page that starts the page's other scripts. They wait in a `<template>`, which the browser does not
 * read ahead, so nothing competes with the first view. They start after the first view has its picture and is painted,
 * at the first press or key, or after LONGEST_WAIT. A page in a frame starts them as soon as it is read, because a
 * frame out of sight is not painted. Source: decision 0039.
 */
export const startScripts =
  `{const start=()=>{const t=document.getElementById('${SCRIPTS_ID}');if(t){t.remove();document.head.append(t.content)}};` +
  "const read=()=>{if(document.readyState==='loading')addEventListener('DOMContentLoaded',start);else start()};" +
  "for(const type of['pointerdown','keydown'])addEventListener(type,read,{capture:true,once:true,passive:true});" +
  'if(self!==top)read();' +
  "else{const frame=then=>requestAnimationFrame(then);addEventListener('load',()=>new PerformanceObserver((list,paint)=>" +
  "{if(list.getEntriesByName('first-contentful-paint').length){paint.disconnect();frame(()=>frame(()=>setTimeout(start)))}})" +
  ".observe({type:'paint',buffered:true}))}" +
  `setTimeout(read,${LONGEST_WAIT})}`
