import { addScript } from './third-party-script.ts'

type Tagged = Window & { dataLayer?: unknown[] }

/** Google's tag requires its commands as `Arguments`, not as an array. */
function tag(..._command: unknown[]): void {
  const page = window as Tagged
  page.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: Google's tag requires it
  page.dataLayer.push(arguments)
}

/** Loads Google's tag without automatic page views: this site changes pages without loading them. */
export function startGoogle(id: string): void {
  tag('js', new Date())
  tag('config', id, { send_page_view: false })
  addScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`)
}

/** Reports a page view by its address without the fragment, which no server receives either. */
export function reportToGoogle(): void {
  const { origin, pathname, search } = location
  tag('event', 'page_view', { page_location: origin + pathname + search, page_title: document.title })
}
