import { chromium, type Page } from '@playwright/test'
import { htmlProfile } from '../../../src/server/domain/html/html-profile.ts'
import { browserArgs, browserPath } from '../../bench/browser.ts'

export interface StoredHtml {
  payload: string
  html: string
}

const AT_ONCE = 100

const { tags, attributes } = htmlProfile
const allowed: { tags: string[]; attributes: string[] } = {
  tags: [...tags],
  attributes: Object.values(attributes).flatMap((names) => [...names]),
}

/** Shows every stored text on a page without a policy; returns those that ran or broke the profile of allowed HTML. */
export async function readInBrowser(stored: readonly StoredHtml[]) {
  const executablePath = browserPath()
  if (executablePath === null)
    throw new Error('The attack by HTML needs a Chromium; CHROMIUM_PATH names one.')
  const browser = await chromium.launch({ executablePath, args: browserArgs })
  const executed: string[] = []
  const outside: string[] = []
  try {
    const page = await browser.newPage()
    await page.route('**/*', (route) => route.abort())
    for (let at = 0; at < stored.length; at += AT_ONCE) {
      const some = stored.slice(at, at + AT_ONCE)
      const found = await readBatch(
        page,
        some.map(({ html }) => html),
      )
      for (const index of found.ran) executed.push(`ran: ${some[index]?.payload}`)
      for (const index of found.strange) outside.push(`${some[index]?.payload} → ${some[index]?.html}`)
    }
  } finally {
    await browser.close()
  }
  return { executed, outside }
}

async function readBatch(page: Page, texts: string[]) {
  await page.setContent('<!doctype html><title>x</title><main></main>')
  const ran = await page.evaluate(showEach, texts)
  const links = await page.evaluate(strangeLinks, texts)
  const elements = await page.evaluate(strangeElements, { texts, allowed })
  return { ran, strange: new Set([...links, ...elements]) }
}

// Each of the following runs in the page, so it cannot use anything outside itself.

/**
 * Indexes of the texts after which a payload's `hits` grew: shown plainly, within an attribute's element and in a
 * table.
 */
async function showEach(texts: string[]): Promise<number[]> {
  const hits = () => (globalThis as { hits?: number }).hits ?? 0
  const main = document.querySelector('main') as HTMLElement
  const ran: number[] = []
  for (const [index, text] of texts.entries()) {
    const before = hits()
    for (const shown of [text, `<div title="x">${text}</div>`, `<table><tr><td>${text}</td></tr></table>`]) {
      main.innerHTML = shown
      const again = main.innerHTML
      main.innerHTML = again
      for (const link of main.querySelectorAll('a')) if (link.protocol === 'javascript:') link.click()
    }
    if (index % 20 === 19) await new Promise((resolve) => setTimeout(resolve, 5))
    if (hits() > before) ran.push(index)
  }
  await new Promise((resolve) => setTimeout(resolve, 50))
  return hits() > 0 && ran.length === 0 ? [...texts.keys()] : ran
}

/** Indexes of the texts with a link to anything except a page of the site, https, mail or telephone. */
function strangeLinks(texts: string[]): number[] {
  const main = document.querySelector('main') as HTMLElement
  const isStrange = (link: HTMLAnchorElement) => {
    const href = link.getAttribute('href')
    return href !== null && !/^(?:https|mailto|tel):$/.test(link.protocol) && !/^\/(?![/\\])/.test(href)
  }
  return [...texts.keys()].filter((index) => {
    main.innerHTML = texts[index] ?? ''
    return [...main.querySelectorAll('a')].some(isStrange)
  })
}

/** Indexes of the texts with an element or attribute outside the profile; the parser itself adds `tbody`. */
function strangeElements({
  texts,
  allowed,
}: {
  texts: string[]
  allowed: { tags: string[]; attributes: string[] }
}) {
  const main = document.querySelector('main') as HTMLElement
  return [...texts.keys()].filter((index) => {
    main.innerHTML = texts[index] ?? ''
    return [...main.querySelectorAll('*')].some(
      (element) =>
        !(element.localName === 'tbody' || allowed.tags.includes(element.localName)) ||
        element.getAttributeNames().some((name) => !allowed.attributes.includes(name)),
    )
  })
}
