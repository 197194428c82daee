import type { DevNews } from './dev-news.ts'

/**
 * Sends a message to `npm run dev`, through the watcher in between. A server that was started without them sends
 * nothing.
 */
export function notifyParent(news: DevNews): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) process.send(news, () => resolve())
    else resolve()
  })
}
