import { escapeHtml, scriptJson } from '../../src/server/kernel/text/escape.ts'
import { DEV_STATE, SHOW_FAULTS } from './dev-addresses.ts'
import type { DevFault, ShownFault } from './dev-news.ts'

/** Returns the page that replaces all others while the server does not run, or, without a fault, is still starting. */
export function waitingPage(fault: DevFault | null): string {
  const title = fault === null ? 'The server starts' : 'This code does not run'
  return faultDocument(title, fault?.stack ?? 'The page loads by itself.', `<script>${reloads}</script>`)
}

/** Returns the page that replaces one whose code could not be loaded. */
export function faultPage(shown: ShownFault): string {
  return faultDocument('This code does not run', shown.fault.stack, faultScripts(shown))
}

/** Returns the scripts that show a fault on a page and reload the page when the server renders another revision. */
export function faultScripts(shown: ShownFault): string {
  return `<script type="module" src="/@vite/client"></script><script type="module" src="${SHOW_FAULTS}"></script><script type="application/json" id="livery-fault">${scriptJson(shown)}</script>`
}

function faultDocument(title: string, message: string, scripts: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><pre>${escapeHtml(message)}</pre><p>Fix the file and save it: this page reloads by itself.</p></main>${scripts}</body></html>`
}

const style =
  ':root{color-scheme:light dark}body{margin:0;font:1rem/1.6 system-ui,sans-serif;background:Canvas;color:CanvasText}main{max-width:60rem;margin:0 auto;padding:3rem 1.5rem}h1{font-size:1.5rem;margin:0 0 1rem}pre{overflow:auto;padding:1rem 1.25rem;border-radius:.75rem;border-inline-start:4px solid #c0362c;background:color-mix(in srgb,#c0362c 8%,Canvas);font:.875rem/1.6 ui-monospace,monospace;white-space:pre-wrap}p{opacity:.75}'

/** Polls until the server runs. Another fault reloads the page. */
const reloads = `
const shown = document.querySelector('pre').textContent
const look = async () => {
  const state = await fetch('${DEV_STATE}').then((answer) => answer.json()).catch(() => ({}))
  if (state.isReady || (state.fault && state.fault.stack !== shown)) location.reload()
  else setTimeout(look, 500)
}
look()`
