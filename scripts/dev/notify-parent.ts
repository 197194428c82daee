import type { DevNews } from './dev-news.ts'

/** Tells `npm run dev`, through the watcher in between; where the server was started by itself, nothing is told. */
export function notifyParent(news: DevNews): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) process.send(news, () => resolve())
    else resolve()
  })
}
