/** Milliseconds after which the app starts without a stylesheet. */
const LONGEST_STYLES_WAIT = 3000

/**
 * Resolves when the stylesheets that follow the first view are loaded, since the app renders classes that only they
 * define. One that fails is requested once more; one that failed earlier has no event left to wait for.
 */
export function waitForStyles(): Promise<unknown> {
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  const waiting = links.filter(({ sheet }) => sheet === null).map(loadsOrFailsTwice)
  return Promise.race([
    Promise.all(waiting),
    new Promise((resolve) => setTimeout(resolve, LONGEST_STYLES_WAIT)),
  ])
}

function loadsOrFailsTwice(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve()
    link.addEventListener('load', done)
    link.addEventListener(
      'error',
      () => {
        const again = link.cloneNode() as HTMLLinkElement
        again.addEventListener('load', done)
        again.addEventListener('error', done)
        link.replaceWith(again)
      },
      { once: true },
    )
  })
}
