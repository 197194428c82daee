/** What `npm run dev` is told by the server that it starts: where it serves, or that it cannot and no saved file will mend that. */
export type DevNews = { livery: 'serves'; port: number } | { livery: 'refused' }

/** Tells it, through whoever watches in between; nobody is told where the server was started by itself. */
export function tellParent(news: DevNews): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) process.send(news, () => resolve())
    else resolve()
  })
}
